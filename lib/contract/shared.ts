import { z } from './zod.ts';

/** Any JSON value. Replies of a service are JSON first and our shapes second. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A day as the interface writes it: `YYYY-MM-DD`, and one that exists. */
export const dateSchema = z.string().refine(isDay, 'Write the date as YYYY-MM-DD.');

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const querySchema = z
  .string('Type a question.')
  .refine((text) => text.trim() !== '', 'Type a question.');

export const countryCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'Use the two letters of the country, such as DE or US.');

/** URLs, domains or dataset names; a URL or domain with a path means that path only. */
export const sourcesSchema = z.array(
  z
    .string()
    .refine((source) => source.trim() !== '', 'A source is a URL, a domain or the name of a dataset.'),
);

/** `short` 25,000 · `medium` 50,000 · `large` 100,000 · `max` unlimited, or a number of characters. */
export const RESPONSE_LENGTHS = { short: 25_000, medium: 50_000, large: 100_000, max: Infinity } as const;

const lengthWord = z.enum(['short', 'medium', 'large', 'max']);

const LENGTHS = 'Use short, medium, large, max or a number from 1,000 to 1,000,000.';

export const responseLengthSchema = z.union(
  [lengthWord, z.number().int(LENGTHS).min(1_000, LENGTHS).max(1_000_000, LENGTHS)],
  LENGTHS,
);

export type ResponseLength = z.infer<typeof responseLengthSchema>;

/** The limit in characters that a `response_length` stands for. */
export function responseLimit(length: ResponseLength): number {
  return typeof length === 'number' ? length : RESPONSE_LENGTHS[length];
}

/** For the two filters that travel in pairs: a window that ends before it begins is refused at its end. */
export function datesInOrder(request: {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}): boolean {
  return !request.start_date || !request.end_date || request.start_date <= request.end_date;
}

export const datesInOrderError = { path: ['end_date'], message: 'The end date is before the start date.' };
