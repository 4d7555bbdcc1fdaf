/** The piece in which a height of the window lies, or the one below it. By halves: there may be hundreds. */
export function pieceAt(box: Element, height: number): number {
  let [low, high] = [0, Math.max(0, box.children.length - 1)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((box.children[middle]?.getBoundingClientRect().bottom ?? Infinity) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
