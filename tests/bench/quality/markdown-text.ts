/** Markdown as the text a reader sees, for scoring: without marks, pictures, link targets and the rules of tables. */
export function markdownText(markdown: string): string {
  return markdown
    .replace(/!\[(?:\\.|[^\]\\\n])*\]\((?:[^()\n]|\([^()\n]*\))*\)/g, ' ')
    .replace(/\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '] ')
    .replace(/^\s*`{3,}.*$/gm, ' ')
    .replace(/^[|\s:-]+$/gm, ' ')
    .replace(/^\s*(?:#{1,6}|>|[-+*]|\d{1,9}\.)\s/gm, ' ')
    .replace(/<br>/g, ' ')
    .replace(/\[\^[\w-]+\]:?/g, ' ')
    .replace(/\*\*|~~|[`[\]]|\\(?=[!-/:-@[-`{-~])/g, '');
}
