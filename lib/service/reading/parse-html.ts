import { DOMParser } from 'linkedom';
import { CUT_MARK, tameHtml } from './tame-html.ts';

const HEAD_TAGS = new Set(['TITLE', 'META', 'LINK', 'BASE', 'STYLE', 'SCRIPT', 'NOSCRIPT']);

export { CUT_MARK };

/**
 * A document under Node: what `new DOMParser().parseFromString(html, 'text/html')` is in a browser, with a
 * `<base>` so that its `baseURI` is the page's. Any text makes a document; a page that is too large is cut and
 * its root carries `CUT_MARK`.
 */
export function parseHtml(html: string, url: string): Document {
  const tame = tameHtml(html);
  const source = /<html[\s>]/i.test(tame.html) ? tame.html : `<html>${tame.html}</html>`;
  const document: unknown = new DOMParser().parseFromString(source, 'text/html');
  if (!isDocument(document)) throw new TypeError('The parser made no document.');
  gatherTopLevel(document);
  if (tame.cut) document.documentElement.setAttribute(CUT_MARK, '');
  setBase(document, url);
  return document;
}

/** linkedom has types of its own for the DOM; what it makes is used as the browser's. */
function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 9;
}

/** Gives the document the html, head and body that a browser's parser makes and linkedom's does not. */
function gatherTopLevel(document: Document): void {
  const top = [...document.childNodes].filter((node) => node.nodeType === 1 || node.nodeType === 3);
  const root = top.find(isNamed('HTML')) ?? document.createElement('html');
  const at = top.indexOf(root);
  const nodes = [...top.slice(0, Math.max(at, 0)), ...root.childNodes, ...top.slice(at + 1)];
  const head = nodes.find(isNamed('HEAD')) ?? document.createElement('head');
  const body = nodes.find(isNamed('BODY')) ?? document.createElement('body');
  const loose = nodes.filter((node) => node !== head && node !== body);
  if (at !== -1 && [head, body].every((node) => nodes.includes(node)) && loose.every(isEmpty)) return;

  for (const node of top) if (node !== root) document.removeChild(node);
  if (at === -1) document.appendChild(root);
  const start = body.firstChild;
  const bodyAt = nodes.indexOf(body);
  let inBody = false;
  for (const [index, node] of nodes.entries()) {
    if (node === head || node === body) continue;
    inBody ||= !isEmpty(node) && !HEAD_TAGS.has(node.nodeName);
    if (!inBody) head.appendChild(node);
    else body.insertBefore(node, index < bodyAt ? start : null);
  }
  root.insertBefore(head, root.firstChild);
  root.appendChild(body);
}

function isNamed(name: string): (node: Node) => boolean {
  return (node) => node.nodeName === name;
}

/** Space between elements, or a comment. */
function isEmpty(node: Node): boolean {
  return node.nodeType !== 1 && (node.nodeType !== 3 || node.textContent?.trim() === '');
}

function setBase(document: Document, url: string): void {
  const existing = document.querySelector('base[href]');
  const base = existing ?? document.createElement('base');
  base.setAttribute('href', URL.parse(existing?.getAttribute('href') ?? '', url)?.href ?? url);
  if (existing === null) document.head.insertBefore(base, document.head.firstChild);
}
