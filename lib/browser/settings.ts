import { storage } from 'wxt/utils/storage';
import { z } from '#lib/contract/zod.ts';
import { SCOPES } from '../calls/call.ts';
import { DEFAULT_NAME_TEMPLATE } from '../export/name-template.ts';
import { operations } from '../contract/index.ts';
import { readChoiceSchema } from '../reads/read-choice.ts';
import { typeSchema } from '../reads/type-choice.ts';
import { optionsSchema } from '../requests/options.ts';

/** A new setting is a zod default here, not a migration. */
export const settingsSchema = z.object({
  service: z.enum(['device', 'hosted']).default('device'),
  /** Base address of the hosted service, without a trailing slash; empty until one was entered. */
  address: z.string().default(''),
  keep: z.enum(['device', 'session']).default('device'),
  paths: z
    .object({
      answer: z.string().default(operations.answer.path),
      contents: z.string().default(operations.contents.path),
      deepsearch: z.string().default(operations.deepsearch.path),
      feedback: z.string().default(operations.feedback.path),
    })
    .prefault({}),
  scope: z.enum(SCOPES).default('web'),
  /** How questions and searches are asked unless the person says otherwise. */
  defaults: z
    .object({ answer: optionsSchema.prefault({}), deepsearch: optionsSchema.prefault({}) })
    .prefault({}),
  /** Milliseconds that a reply may take before the call is given up. */
  timeouts: z
    .object({
      answer: z.number().default(120_000),
      contents: z.number().default(180_000),
      deepsearch: z.number().default(120_000),
      feedback: z.number().default(30_000),
    })
    .prefault({}),
  /** Dollars that may be spent before nothing more is sent; `null` where there is no limit. */
  limits: z
    .object({
      day: z.number().min(0).nullable().default(null),
      month: z.number().min(0).nullable().default(null),
      /** The price of one call that is taken for a mistake, until the person has seen it. */
      call: z.number().min(0).nullable().default(10),
    })
    .prefault({}),
  /** Sent with answers as `data_max_price` where the request names none: dollars per thousand retrievals. */
  dataMaxPrice: z.number().min(0).nullable().default(null),
  /** How many pages are read at once, and how a page is set for reading: both as chosen last. */
  read: readChoiceSchema.prefault({}),
  reader: typeSchema.prefault({}),
  /** What files of pages are called. A faulty one is not used (lib/export/name-template.ts). */
  fileNames: z.string().default(DEFAULT_NAME_TEMPLATE),
});

export type Settings = z.infer<typeof settingsSchema>;

const stored = storage.defineItem<unknown>('local:settings');
/** Settings that could not be read are set aside here and never overwritten by defaults in silence. */
const broken = storage.defineItem<unknown>('local:settings:broken');

export const defaultSettings = (): Settings => settingsSchema.parse({});

/** The settings as stored, with defaults for what is not set. */
export async function readSettings(): Promise<Settings> {
  return parse(await stored.getValue());
}

async function parse(value: unknown): Promise<Settings> {
  const parsed = settingsSchema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  await broken.setValue(value);
  return defaultSettings();
}

/** Changes some settings and keeps the others. */
export async function changeSettings(change: Partial<Settings>): Promise<Settings> {
  const settings = settingsSchema.parse({ ...(await readSettings()), ...change });
  await stored.setValue(settings);
  return settings;
}

/** Whether settings were once found unreadable and set aside. */
export async function settingsWereBroken(): Promise<boolean> {
  return (await broken.getValue()) !== null;
}

/** Drops the settings that were set aside, once the person has seen that they were. */
export async function dropBrokenSettings(): Promise<void> {
  await broken.removeValue();
}

/** Calls back with the new settings whenever they change, until the signal aborts. */
export function watchSettings(changed: (settings: Settings) => void, signal: AbortSignal): void {
  const stop = stored.watch((value) => {
    void parse(value).then(changed);
  });
  signal.addEventListener('abort', stop, { once: true });
}
