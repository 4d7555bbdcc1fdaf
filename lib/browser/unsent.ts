import { storage } from 'wxt/utils/storage';

/** The question that was being typed when the popup closed. In memory only, and gone with the browser. */
const stored = storage.defineItem<unknown>('session:unsent');

/** The question that was typed and not sent, or nothing. */
export async function readUnsent(): Promise<string | undefined> {
  const question = await stored.getValue();
  return typeof question === 'string' ? question : undefined;
}

/** Keeps what is typed; an empty text is nothing to keep. */
export async function writeUnsent(question: string): Promise<void> {
  await (question.trim() === '' ? stored.removeValue() : stored.setValue(question));
}
