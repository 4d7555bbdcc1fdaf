/** What a file's name may be made from. */
export const NAME_FIELDS = ['title', 'site', 'date', 'read', 'id'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

export const DEFAULT_NAME_TEMPLATE = '{title}';

const MAX = 200;

/** What is wrong with a template; `field` is what stands between the braces. */
export type TemplateFault =
  { fault: 'empty' | 'long' | 'open' | 'close' } | { fault: 'unknown'; field: string };

/** A template's first fault, or undefined: then every brace holds the name of a field. */
export function findTemplateFault(template: string): TemplateFault | undefined {
  if (template.length > MAX) return { fault: 'long' };
  // Written by the person, but nothing of it backtracks: a part ends at the next brace.
  for (const [part] of template.matchAll(/\{[^{}]*\}?|\}/g)) {
    if (part === '}') return { fault: 'close' };
    if (!part.endsWith('}')) return { fault: 'open' };
    const field = part.slice(1, -1);
    if (!isField(field)) return { fault: 'unknown', field };
  }
  return /[\p{L}\p{N}]/u.test(template) ? undefined : { fault: 'empty' };
}

/** The name that a template gives, as it would be read: what makes it safe is `fileName`. A faulty template is not used. */
export function fillTemplate(template: string, facts: Record<NameField, string>): string {
  const used = findTemplateFault(template) === undefined ? template : DEFAULT_NAME_TEMPLATE;
  return used.replaceAll(/\{(\w+)\}/g, (_, field: string) => (isField(field) ? facts[field] : ''));
}

function isField(name: string): name is NameField {
  return NAME_FIELDS.some((field) => field === name);
}
