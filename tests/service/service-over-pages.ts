import type { Fetch } from '#lib/contract/index.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { createService } from '#lib/service/service.ts';
import type { ServiceOptions } from '#lib/service/service.ts';
import { ReadError } from '#lib/service/types.ts';
import type { Page, Reader } from '#lib/service/types.ts';

/** The real service over a library in memory; contents can read the same pages, and no others. */
export async function serviceOverPages(pages: Page[], options: Partial<ServiceOptions> = {}): Promise<Fetch> {
  const clock = () => Date.now();
  const library = openLibrary(openNodeDriver(':memory:'), clock);
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction a page
    await library.put(page);
  }
  const service = createService({
    library,
    reader: readerOf(pages),
    clock,
    newId: () => crypto.randomUUID(),
    report: (error) => console.error(error),
    ...options,
  });
  return service.fetch;
}

function readerOf(pages: Page[]): Reader {
  return {
    async read(url) {
      const page = pages.find((each) => each.url === url);
      if (!page) throw new ReadError('unreachable', 'The site did not answer.');
      return page;
    },
  };
}
