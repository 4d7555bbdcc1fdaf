/**
 * Pages that a server streams arrive with holes (`<template id="B:0">`) and, hidden at the end, what a script puts
 * into them (`<div hidden id="S:0">`). Without scripts this does it.
 */
export function fillStreamedHoles(document: Document): void {
  for (const part of document.querySelectorAll('div[hidden][id^="S:"]')) {
    const id = (part.getAttribute('id') ?? '').slice(2);
    const hole = [...document.querySelectorAll('template[id]')].find(
      (place) => place.getAttribute('id') === `B:${id}`,
    );
    if (hole === undefined) continue;
    part.removeAttribute('hidden');
    hole.parentNode?.replaceChild(part, hole);
  }
}
