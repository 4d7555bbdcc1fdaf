import { createServer } from 'node:http';
import type { CollectionDocument } from './collection.ts';

/** Pages on loopback, by path. */
export interface PagesOnLoopback {
  origin: string;
  close(): Promise<void>;
}

/** Serves HTML by its path (`/NAME`), for a service to read. */
export async function servePages(pages: ReadonlyMap<string, string>): Promise<PagesOnLoopback> {
  const server = createServer((request, response) => {
    const html = pages.get(decodeURIComponent(request.url?.slice(1) ?? ''));
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html ?? 'Not found');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A document as a plain page: its title and one paragraph for each run of lines. */
export function pageOfDocument({ title, text, language = 'en' }: CollectionDocument): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join('');
  return `<!doctype html><html lang="${escape(language)}"><head><title>${escape(title)}</title></head><body><article><h1>${escape(title)}</h1>${paragraphs}</article></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
