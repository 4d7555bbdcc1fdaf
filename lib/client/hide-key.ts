/** A key shorter than this is no secret, and taking it out of a reply could take the reply apart. */
const MIN_SECRET = 6;

/**
 * Takes the key out of what a service sent, so that it can be shown and kept. A service may write what it was sent in
 * many ways: each sign as it is, behind the backslashes of JSON (also of JSON in JSON), as `\u0066` or `%66`; or all
 * of it in base 64.
 */
export function hideKey(text: string, key: string): string {
  if (key.length < MIN_SECRET) return text;
  const signs = Array.from(key, signPattern).join('');
  const encoded = Array.from(btoa(key).replaceAll('=', ''), exactly).join('');
  return text.replaceAll(new RegExp(`${signs}|${encoded}`, 'g'), '•••');
}

/** The run of backslashes has an end, so that the search takes linear time. */
function signPattern(sign: string): string {
  const hex = hexOf(sign);
  const either = `(?:${hex}|${hex.toUpperCase()})`;
  return `(?:\\\\{0,7}${exactly(sign)}|\\\\{1,7}u00${either}|%${either})`;
}

/** A key has printable ASCII only. */
const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(2, '0');
const exactly = (sign: string) => `\\x${hexOf(sign)}`;
