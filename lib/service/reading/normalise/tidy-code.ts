import { styleOf } from './style-of.ts';
import { codeLanguage, isLanguage } from './code-language.ts';
import { codeText } from './code-text.ts';

const CODE_TABLE =
  /(?:^|[\s_-])(?:highlight\w*|rouge\w*|hljs-ln|codehilite\w*|js-file-line-container|syntaxhighlighter|lntable|code|processedcode|crayon-table)(?:$|[\s_-])/i;
const CODE_CELL =
  /(?:^|[\s_-])(?:code|rouge-code|blob-code|hljs-ln-code|crayon-code|lntd|inner-wrapper|linenodiv-code)(?:$|[\s_-])/i;
const EDITOR = /(?:^|\s)(?:cm-content|CodeMirror-code|view-lines|ace_text-layer)(?:\s|$)/;
const TOOL_WORDS =
  /^(?:copy|copied|code|run|wrap|expand|collapse|download|edit|open|share|to|clipboard|in|playground|[!.…:]+)$/i;

/** Makes a `pre` hold nothing but its code, with the language in `data-language`. Returns the block. */
export function tidyPre(pre: Element): Element {
  const language = codeLanguage(pre);
  const text = codeText(soleCode(pre) ?? pre);
  if (language !== '') pre.setAttribute('data-language', language);
  pre.textContent = text;
  return pre;
}

/** The one `code` of a block that also holds its own toolbar. */
function soleCode(pre: Element): Element | undefined {
  const [code, ...others] = pre.getElementsByTagName('code');
  if (code === undefined || others.length > 0) return undefined;
  return (code.textContent ?? '').length * 2 > (pre.textContent ?? '').length ? code : undefined;
}

/** A table that shows code beside its line numbers as one block; undefined for any other table. */
export function preOfTable(table: Element): Element | undefined {
  if (table.querySelector('table') !== null) return undefined;
  const around = `${table.getAttribute('class') ?? ''} ${table.parentElement?.getAttribute('class') ?? ''}`;
  const cells = [...table.querySelectorAll('td')];
  const codeCells = cells.filter((cell) => CODE_CELL.test(cell.getAttribute('class') ?? ''));
  if (!CODE_TABLE.test(around) && codeCells.length === 0) return undefined;
  // A name of the file above the code.
  const heads = table.getElementsByTagName('th').length;
  if (heads > 1 || (heads === 1 && (codeCells.length === 0 || !CODE_TABLE.test(around)))) return undefined;
  const pres = table.querySelectorAll('pre');
  const last = pres[pres.length - 1];
  const lines = codeCells.length > 0 ? codeCells : last === undefined ? lastCells(table) : [];
  if (lines.length === 0 && last === undefined) return undefined;
  const pre = table.ownerDocument.createElement('pre');
  pre.textContent = (lines.length > 0 ? lines.map(codeText) : [codeText(last ?? table)]).join('\n');
  const language = codeLanguage(last ?? table) || codeLanguage(table);
  if (language !== '') pre.setAttribute('data-language', language);
  return pre;
}

/** Where only the table says that it is code, the code is what stands last in each row. */
function lastCells(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => row.lastElementChild ?? []);
}

/** What a code editor drew, line by line, as one block; undefined for any other element. */
export function preOfEditor(element: Element): Element | undefined {
  if (!EDITOR.test(element.getAttribute('class') ?? '')) return undefined;
  const pre = element.ownerDocument.createElement('pre');
  pre.textContent = codeText(element);
  const language = codeLanguage(element);
  if (language !== '') pre.setAttribute('data-language', language);
  return pre;
}

/** Code of several lines that stands outside of a `pre` as a block; undefined for code within a sentence. */
export function preOfCode(code: Element): Element | undefined {
  const isBlock =
    code.querySelector('br, div, p') !== null ||
    /display\s*:\s*block|white-space\s*:\s*pre/i.test(styleOf(code));
  const parent = code.parentElement;
  if (!isBlock || parent === null || (parent.textContent ?? '').trim() !== (code.textContent ?? '').trim())
    return undefined;
  const pre = code.ownerDocument.createElement('pre');
  pre.textContent = codeText(code);
  return pre;
}

/**
 * Puts a code block in the place of wrappers that hold nothing else but its toolbar: the name of its language
 * becomes the block's language.
 */
export function dropCodeTools(pre: Element): void {
  let block = pre;
  for (let steps = 0; steps < 4; steps += 1) {
    const parent = block.parentElement;
    if (parent === null || !/^(?:DIV|FIGURE|SPAN|SECTION)$|-/.test(parent.tagName)) break;
    const rest = [...parent.childNodes]
      .filter((node) => node !== block)
      .map((node) => node.textContent ?? '');
    const words = rest
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length > 4 || !words.every((word) => TOOL_WORDS.test(word) || isLanguage(word))) break;
    const language = words.find(isLanguage);
    if (language !== undefined && !pre.hasAttribute('data-language')) {
      pre.setAttribute('data-language', language.toLowerCase());
    }
    block = parent;
  }
  if (block !== pre) block.parentNode?.replaceChild(pre, block);
}
