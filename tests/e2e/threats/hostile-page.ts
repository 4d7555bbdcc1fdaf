import type { Page } from 'puppeteer-core';

export interface HostileWatch {
  /** Dialogs that a page opened, and what it asked the network for, outside the extension itself. */
  found(): string[];
}

/** Listens for what no reply may ever cause on a page of ours: a dialog, or a request. */
export function watchHostility(page: Page): HostileWatch {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^((chrome|moz)-extension|data|blob):/.test(request.url())) found.push(`request ${request.url()}`);
  });
  return { found: () => found };
}

/** Elements and attributes on the page that no text from outside may become. */
export function forbiddenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements =
      'article :is(script, iframe, frame, object, embed, applet, form, img, picture, video, audio, style, link, base, meta, math, marquee, foreignObject, use, animate, template, portal)';
    const found = [...document.querySelectorAll(elements)]
      // Our own form for feedback has our own fields in it.
      .filter(
        (element) => !(element instanceof HTMLFormElement && element.action.startsWith(location.origin)),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
    for (const element of document.querySelectorAll('article *')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || /^\s*(javascript|vbscript|data):/i.test(value))
          found.push(`${name}=${value}`);
      }
      const href = element.getAttribute('href');
      if (href !== null && !/^(https?:\/\/|#|\/[a-z]+\.html)/.test(href)) found.push(`href ${href}`);
    }
    return found;
  });
}
