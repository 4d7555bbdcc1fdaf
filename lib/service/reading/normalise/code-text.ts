import { isElement } from '../markdown/tags.ts';

const LINE_TAGS = new Set(['DIV', 'P', 'LI', 'TR']);
const LINE_CLASS =
  /(?:^|\s)(?:line|code-line|cm-line|view-line|token-line|codeline|row-line|CodeMirror-line)(?:\s|$)/;
const NUMBER_CLASS =
  /(?:^|[\s_-])(?:line-?numbers?|line-?nums?|line-?no|linenos?|lnt?|gutter|blob-num|rouge-gutter|ln-numbers?)(?:$|[\s_-])/i;
const TOOL_CLASS = /(?:^|[\s_-])(?:copy|clipboard|toolbar|copybtn|sr-only|visually-hidden)(?:$|[\s_-])/i;

/** The text of a code block as it was typed: lines from whatever made them, without numbers and buttons. */
export function codeText(block: Element): string {
  const state: State = { text: '', ended: false };
  const codes = [...block.children].filter((child) => child.tagName === 'CODE').length;
  collect(block, state, codes > 1, 0);
  return state.text.replace(/[\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');
}

interface State {
  text: string;
  /** A line ended without a line break of its own. */
  ended: boolean;
}

function collect(parent: Element, state: State, codeIsLine: boolean, depth: number): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) addText(child.nodeValue ?? '', state);
    else if (isElement(child)) collectElement(child, state, codeIsLine, depth);
  }
}

function collectElement(element: Element, state: State, codeIsLine: boolean, depth: number): void {
  const tag = element.tagName;
  if (tag === 'BR') {
    addText('\n', state);
    return;
  }
  const classes = element.getAttribute('class') ?? '';
  if (isNoCode(element, tag, classes)) return;
  const isLine = LINE_TAGS.has(tag) || (tag === 'CODE' && codeIsLine) || LINE_CLASS.test(classes);
  if (isLine && state.ended) {
    state.text += '\n';
    state.ended = false;
  }
  const from = state.text.length;
  if (depth < 200) collect(element, state, false, depth + 1);
  else addText(element.textContent ?? '', state);
  if (isLine) state.ended = state.text.length === from || !state.text.endsWith('\n');
}

function addText(text: string, state: State): void {
  if (text === '') return;
  // Indentation of the markup between two line elements is not code.
  if (state.ended) {
    if (text.trim() === '') {
      if (!text.includes('\n')) return;
      state.ended = false;
      state.text += '\n'.repeat(text.split('\n').length - 1);
      return;
    }
    if (!text.startsWith('\n')) state.text += '\n';
    state.ended = false;
  }
  state.text += text;
}

function isNoCode(element: Element, tag: string, classes: string): boolean {
  if (tag === 'BUTTON' || tag === 'SCRIPT' || tag === 'STYLE' || tag === 'TEMPLATE' || tag === 'svg')
    return true;
  if (tag === 'CODE' || tag === 'PRE' || classes === '') return false;
  return (
    (NUMBER_CLASS.test(classes) && /^[\s\d.:|]*$/.test(element.textContent ?? '')) || TOOL_CLASS.test(classes)
  );
}
