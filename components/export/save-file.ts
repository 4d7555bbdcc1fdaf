/** Gives the person a file to keep: through a link to a blob, so that no permission is needed. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken hold of the blob when the click is handled; the address may go at the next turn.
  queueMicrotask(() => URL.revokeObjectURL(address));
}
