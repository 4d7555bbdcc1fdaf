import { text } from '#lib/browser/text.ts';
import { formatCount, formatDay } from '#components/call/format.ts';
import { formatDollars } from '#lib/calls/money.ts';
import { countryName } from '#lib/requests/countries.ts';
import type { OptionPart } from '#lib/requests/describe-options.ts';

/** A part of what is set, in words. */
export function partWords({ key, value }: OptionPart): string {
  return value === undefined ? text(key) : text(key, formed(value));
}

function formed({ kind, of }: NonNullable<OptionPart['value']>): string {
  if (kind === 'country') return countryName(String(of), text('appLanguage') || 'en');
  if (kind === 'date') return formatDay(String(of));
  // What was typed wrong is no amount; it is said as it is.
  if (typeof of === 'number' && Number.isNaN(of)) return '?';
  if (kind === 'dollars') return Number(of) < 0 ? `$${of}` : formatDollars(Math.round(Number(of) * 1e6));
  return kind === 'count' ? formatCount(Number(of)) : String(of);
}
