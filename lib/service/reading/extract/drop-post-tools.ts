const TOOL =
  /^(?:\[[–+-]\]|reply|parent|root|next|prev|context|perma-?link|permanent link|link|report|share|save|embed|flag|hide|edit|delete|award|give award|source|quote|like|upvote|downvote|follow|full comments|load more comments|continue this thread)$/i;

/** Removes from a thread the small links below every post that do something to it, and the bars between them. */
export function dropPostTools(root: Element): void {
  for (const link of root.querySelectorAll('a')) {
    if (!TOOL.test((link.textContent ?? '').trim())) continue;
    for (const beside of [link.previousSibling, link.nextSibling]) {
      if (beside?.nodeType === 3 && /^[\s|·•]+$/.test(beside.nodeValue ?? '')) beside.nodeValue = ' ';
    }
    link.remove();
  }
}
