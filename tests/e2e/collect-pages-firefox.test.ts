import { afterAll, beforeAll } from 'vitest';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { openReadingRoom, testReading } from './collect/reading-tests.ts';
import type { ReadingRoom } from './collect/reading-tests.ts';

let firefox: Firefox;
let room: ReadingRoom;

// A request for a permission is granted at once here: the click on "Read" asks for the sites.
beforeAll(async () => {
  firefox = await launchFirefox();
  room = await openReadingRoom(firefox);
});

afterAll(async () => {
  await firefox.close();
  await room.close();
});

testReading(() => room);
