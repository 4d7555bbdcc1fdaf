import { browser } from 'wxt/browser';
import { ownUrl } from '#lib/browser/own-url.ts';
import { text } from '#lib/browser/text.ts';
import { tabsFragment } from '#lib/reads/collect-fragment.ts';

/** Leads to the page that reads many pages, which remembers the highlighted tabs: opening it lets go of them. */
export function ReadPagesLink() {
  return (
    <a
      href="/collect.html"
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        void openCollect();
      }}
    >
      {text('collectTitle')}
    </a>
  );
}

async function openCollect(): Promise<void> {
  const tabs = await browser.tabs.query({ currentWindow: true, highlighted: true });
  const ids = tabs.flatMap(({ id }) => id ?? []);
  await browser.tabs.create({ url: `${ownUrl('/collect.html')}${tabsFragment(ids)}` });
}
