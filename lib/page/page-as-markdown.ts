import type { Page } from '../service/types.ts';

/** A page as a Markdown file: its facts as YAML in front, then its text. */
export function pageAsMarkdown(page: Page): string {
  const facts = [
    ['title', page.title],
    ['url', page.url],
    ['author', page.authors.join(', ')],
    ['published', page.published ?? ''],
    ['read', new Date(page.readAt).toISOString()],
    ['source', page.siteName],
  ];
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${yamlText(value ?? '')}`);
  return `---\n${lines.join('\n')}\n---\n\n${page.markdown}\n`;
}

/** JSON's strings are YAML's double-quoted ones: whatever a page calls itself stays one value on one line. */
function yamlText(text: string): string {
  return JSON.stringify(text);
}
