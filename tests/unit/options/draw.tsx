import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws a page into the document and takes it away when the test is over. */
export async function draw(page: ReactNode): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(page));
}

/** The control with exactly this label or text. */
export function control(name: string): HTMLElement {
  const labelled = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === name,
  );
  const found =
    labelled?.control ??
    labelled?.querySelector<HTMLElement>('input') ??
    [...document.querySelectorAll<HTMLElement>('button, summary')].find(
      ({ textContent }) => textContent.trim() === name,
    );
  if (!(found instanceof HTMLElement)) throw new Error(`There is no control called ${name}`);
  return found;
}

export async function click(name: string): Promise<void> {
  await act(async () => control(name).click());
}

/** Puts a text into a field as typing does; React hears of a value only through its own setter. */
export async function type(name: string, value: string): Promise<void> {
  const field = control(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function leave(name: string): Promise<void> {
  await act(async () => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** What the live regions of a kind say now. */
export function said(role: 'status' | 'alert'): string {
  const regions = document.querySelectorAll(role === 'status' ? 'output, [role=status]' : '[role=alert]');
  return [...regions]
    .filter((region) => !region.hasAttribute('hidden'))
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
}

/** Every word on the page. */
export const shown = (): string => document.body.textContent;
