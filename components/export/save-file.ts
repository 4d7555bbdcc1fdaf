/**
 * Gives the person a file to keep, through a link to a blob: no permission is needed for a download that they clicked for.
 *
 * @param type a media type; text is written as UTF-8, and says so
 * @param content one part or several, so that a large file need not be joined first
 */
export function saveFile(name: string, type: string, content: BlobPart | BlobPart[]): void {
  const parts = Array.isArray(content) ? content : [content];
  const written = parts.some((part) => typeof part === 'string') ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob(parts, { type: written }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the blob once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
