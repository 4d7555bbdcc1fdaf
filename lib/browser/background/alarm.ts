import { browser } from 'wxt/browser';

const NAME = 'go-on';

/**
 * One alarm for whatever waits longest for its turn: it wakes even a background that was ended meanwhile.
 *
 * @returns asks to be woken at a time in milliseconds since 1970; the earliest time asked for wins
 */
export function createAlarm(wake: () => void): (time: number) => void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === NAME) wake();
  });
  return (time) => {
    void browser.alarms.get(NAME).then((alarm) => {
      const earlier = alarm && alarm.scheduledTime > Date.now() && alarm.scheduledTime <= time;
      return earlier ? undefined : browser.alarms.create(NAME, { when: time });
    });
  };
}
