import { browser } from 'wxt/browser';

/** An update waits for calls in flight: listening holds it back, and the first idle moment lets it in. */
export function createUpdates(): { listen: (busy: () => boolean) => void; idle: () => void } {
  let offered = false;
  return {
    listen(busy) {
      browser.runtime.onUpdateAvailable.addListener(() => {
        offered = true;
        if (!busy()) browser.runtime.reload();
      });
    },
    idle() {
      if (offered) browser.runtime.reload();
    },
  };
}
