/**
 * Plain text as Markdown that shows just this text. Only signs that would do something are escaped, so that
 * ordinary sentences stay as they are. One line in, one line out: line ends become spaces.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*[\]]|<(?=[A-Za-z/!?])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/^(?:#|>|[-+](?= ))/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)] )/, '$1\\');
}
