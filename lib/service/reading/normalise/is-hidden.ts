import { styleOf } from './style-of.ts';

/** Classes that toolkits give to text for screen readers or for nobody. */
const HIDDEN_CLASSES = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screen-reader-only',
  'screenreader-only',
  'assistive-text',
  'a11y-hidden',
  'element-invisible',
  'offscreen',
  'skip-link',
  'skip-to-content',
  'mw-jump-link',
  'noprint-only',
  'print-only',
  'tooltiptext',
]);

/** True for an element whose text a person looking at the page does not see. */
export function isHidden(element: Element): boolean {
  if (!element.hasAttributes()) return element.tagName === 'DIALOG';
  const style = styleOf(element);
  if (style !== '' && isHiddenStyle(style)) return true;
  // What stands behind a tab is one click away.
  const isPanel = element.getAttribute('role') === 'tabpanel';
  if (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') return !isPanel;
  if (element.getAttribute('aria-hidden') === 'true') return !isPanel && !holdsPicture(element);
  if (element.tagName === 'DIALOG') return !element.hasAttribute('open');
  const classes = element.getAttribute('class');
  return classes !== null && classes.split(/\s+/).some((name) => HIDDEN_CLASSES.has(name.toLowerCase()));
}

function isHiddenStyle(style: string): boolean {
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$))/i.test(
    style,
  );
}

/** Decorative to a screen reader is not hidden: pictures and their wrappers often are marked so. */
function holdsPicture(element: Element): boolean {
  if (/^(?:IMG|PICTURE|FIGURE)$/.test(element.tagName)) return true;
  const text = element.textContent ?? '';
  return text.length < 200 && text.trim() === '' && element.querySelector('img') !== null;
}
