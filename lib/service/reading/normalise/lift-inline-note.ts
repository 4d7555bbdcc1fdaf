import { holds } from '../elements-of.ts';

const NOTE = /(?:^|\s)(?:ltx_role_footnote|sidenote)(?:\s|$)/;
const MARK = /(?:^|\s)(?:ltx_note_mark|ltx_tag_note|sidenote-number)(?:\s|$)/;

/** A link to a note that stood inside of its sentence, and the note, which now stands at the end of the page. */
export interface InlineNote {
  link: Element;
  id: string;
  note: Element;
}

/**
 * Parts a note from the sentence that it was written into (LaTeXML, notes in the margin); undefined for any other
 * element. `number` is for a note without one of its own.
 */
export function liftInlineNote(element: Element, pageUrl: string, number: number): InlineNote | undefined {
  if (element.tagName !== 'SPAN' || !NOTE.test(element.getAttribute('class') ?? '')) return undefined;
  const document = element.ownerDocument;
  let mark = '';
  const marks: Element[] = [];
  holds(element, (part) => {
    if (MARK.test(part.getAttribute('class') ?? '')) marks.push(part);
    return false;
  });
  for (const part of marks) {
    mark ||= (part.textContent ?? '').trim();
    part.remove();
  }
  const id = `inline-note-${number}`;
  const note = document.createElement('p');
  note.setAttribute('id', id);
  while (element.firstChild !== null) note.appendChild(element.firstChild);
  document.body.appendChild(note);
  const link = document.createElement('a');
  link.setAttribute('href', `${pageUrl}#${id}`);
  link.setAttribute('role', 'doc-noteref');
  link.textContent = /^\d{1,4}$/.test(mark) ? mark : String(number);
  return { link, id, note };
}
