import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { samplePage } from './sample-page.ts';

// Run by the test that kills it: writes pages without end and says each one that is kept.
const [file = ':memory:', start = '0'] = process.argv.slice(2);
const library = openLibrary(openNodeDriver(file), Date.now);
const text = 'Every page has a few hundred words of text that go into the index together with it. ';
for (let number = Number(start); ; number += 1) {
  // oxlint-disable-next-line no-await-in-loop -- one page after another is what is tested
  await library.put(
    samplePage(
      `https://k.example/${number % 200}`,
      `Page ${number}`,
      `Number word${number}. ${text.repeat(40)}`,
    ),
  );
  process.stdout.write(`${number}\n`);
}
