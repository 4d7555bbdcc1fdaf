import { browser } from 'wxt/browser';
import { eraseCalls, pinCall } from '#lib/calls/erase.ts';
import { createOutbox } from '#lib/calls/outbox.ts';
import { createRunner } from '#lib/calls/runner.ts';
import { CallStore } from '#lib/calls/store.ts';
import { browserLife } from '../browser-life.ts';
import { deviceFetch } from '../device/device-fetch.ts';
import { DEVICE_PATHS } from '../device/device-paths.ts';
import { createHeartbeat } from '../heartbeat.ts';
import { watchLenses } from '../lens-store.ts';
import type { Handlers, StartCall } from '../messages.ts';
import { ownUrl } from '../own-url.ts';
import { mayReach } from '../permissions.ts';
import { forgetPlaces } from '../reading-places.ts';
import { createUnsavedStore } from '../unsaved-store.ts';
import { openVault } from '../vault.ts';
import { askDevice } from './ask-device.ts';
import { createAlarm } from './alarm.ts';
import { followBadge } from './badge.ts';
import { forgetEverything } from './forget-everything.ts';
import { listen } from './listen.ts';
import { lookAtPage } from './look-at-page.ts';
import { createMenus, onMenuClick } from './menus.ts';
import { onOmnibox } from './omnibox.ts';
import { checkAgainst, prepareCall, serviceOf } from './prepare-call.ts';
import { forgetKey, saveService, serviceInfo } from './service-info.ts';
import { startCall } from './start-call.ts';
import { createUpdates } from './updates.ts';
import { waitOnline } from './wait-online.ts';

const now = () => Date.now();

/** Everything the background does. All listeners are registered before anything is awaited: an event may wake us. */
export function startBackground(): void {
  const store = new CallStore();
  const unsaved = createUnsavedStore();
  const services = { device: deviceFetch(), vault: openVault() };
  const updates = createUpdates();
  const heartbeat = createHeartbeat(updates.idle);
  const wakeAt = createAlarm(() => void goOn());
  const runner = createRunner({
    store,
    bootId: crypto.randomUUID(),
    now,
    ticks: () => performance.now(),
    prepare: (call) => prepareCall(services, call),
    mayGo: checkAgainst(store),
    stayAwake: heartbeat.hold,
    unsaved,
    life: browserLife,
    online: waitOnline,
    wakeAt,
    report,
  });
  const outbox = createOutbox({
    store,
    now,
    serviceOf: (service) => serviceOf(services, service, 'feedback'),
    stayAwake: heartbeat.hold,
    wakeAt,
  });
  followBadge(store);
  const start = (call: StartCall) => startCall(runner, call);
  const forgetPages = () =>
    askDevice(services.device, DEVICE_PATHS.library, { method: 'forget', args: ['everything'] });
  const goOn = () => Promise.all([runner.resume(), outbox.deliver()]).catch(report);

  const handlers: Handlers = {
    'call/start': start,
    'call/stop': ({ id }) => runner.stop(id),
    'call/save': ({ id }) => runner.save(id),
    'history/pin': ({ id, pinned }) => pinCall(store, id, pinned),
    'history/erase': async (erasure) => {
      if (erasure.what === 'all') await forgetPlaces();
      return (await eraseCalls(store, erasure)).length;
    },
    'feedback/give': ({ callId, sentiment, text }) => outbox.give(callId, sentiment, text),
    'feedback/withdraw': ({ callId }) => outbox.withdraw(callId),
    'feedback/retry': ({ callId }) => outbox.retry(callId),
    'service/info': () => serviceInfo(services.vault),
    'service/save': (save) => saveService(services.vault, save),
    'key/forget': () => forgetKey(services.vault),
    'everything/forget': () =>
      forgetEverything({ store, vault: services.vault, forgetPages, stop: (id) => runner.stop(id) }),
    'page/look': ({ windowId }) => lookAtPage(windowId),
    'site/may-reach': ({ url }) => mayReach(url),
    'library/call': (call) => askDevice(services.device, DEVICE_PATHS.library, call),
  };
  listen(handlers);
  onMenuClick(start, report);
  onOmnibox(start, report);
  watchLenses(() => void createMenus().catch(report));
  updates.listen(heartbeat.busy);
  browser.runtime.onInstalled.addListener(({ reason }) => {
    createMenus().catch(report);
    if (reason === 'install') browser.tabs.create({ url: ownUrl('/welcome.html') }).catch(report);
  });
  // Nothing to do but to be started: a key that was kept until the browser closed is not left on the disk.
  browser.runtime.onStartup.addListener(() => undefined);
  services.vault.forgetPast().catch(report);
  void goOn();
}

/** Into the extension's own error list, where a developer looks. Errors of ours never hold a request or a key. */
function report(error: unknown): void {
  reportError(error);
}
