import type { CSSProperties } from 'react';

/** Room before a list for its longest number: it stands outside the list, and what is outside a chunk is cut off. */
export function roomForNumber(last: number): CSSProperties | undefined {
  const digits = String(last).length;
  return digits > 1 ? { paddingInlineStart: `calc(${digits}ch + 0.75em)` } : undefined;
}
