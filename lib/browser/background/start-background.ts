import { browser } from 'wxt/browser';
import { createOutbox } from '#lib/calls/outbox.ts';
import { createRunner } from '#lib/calls/runner.ts';
import { CallStore } from '#lib/calls/store.ts';
import { deviceFetch } from '../device/device-fetch.ts';
import { createHeartbeat } from '../heartbeat.ts';
import type { Handlers, StartCall } from '../messages.ts';
import { ownUrl } from '../own-url.ts';
import { openVault } from '../vault.ts';
import { createAlarm } from './alarm.ts';
import { followBadge } from './badge.ts';
import { listen } from './listen.ts';
import { lookAtPage } from './look-at-page.ts';
import { createMenus, onMenuClick } from './menus.ts';
import { onOmnibox } from './omnibox.ts';
import { prepareCall, serviceOf } from './prepare-call.ts';
import { forgetKey, saveService, serviceInfo } from './service-info.ts';
import { startCall } from './start-call.ts';
import { createUpdates } from './updates.ts';

const now = () => Date.now();

/** Everything the background does. All listeners are registered before anything is awaited: an event may wake us. */
export function startBackground(): void {
  const store = new CallStore();
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
    stayAwake: heartbeat.hold,
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
  const start = (call: StartCall) => startCall(runner, call);
  const goOn = () => Promise.all([runner.resume(), outbox.deliver()]).catch(report);

  const handlers: Handlers = {
    'call/start': start,
    'call/stop': ({ id }) => runner.stop(id),
    'feedback/give': ({ callId, sentiment, text }) => outbox.give(callId, sentiment, text),
    'feedback/withdraw': ({ callId }) => outbox.withdraw(callId),
    'feedback/retry': ({ callId }) => outbox.retry(callId),
    'service/info': () => serviceInfo(services.vault),
    'service/save': (save) => saveService(services.vault, save),
    'key/forget': () => forgetKey(services.vault),
    'page/look': ({ windowId }) => lookAtPage(windowId),
  };
  listen(handlers);
  onMenuClick(start, report);
  onOmnibox(start, report);
  updates.listen(heartbeat.busy);
  followBadge(store);
  browser.runtime.onInstalled.addListener(({ reason }) => {
    createMenus().catch(report);
    if (reason === 'install') browser.tabs.create({ url: ownUrl('/welcome.html') }).catch(report);
  });
  void goOn();
}

/** Into the extension's own error list, where a developer looks. Errors of ours never hold a request or a key. */
function report(error: unknown): void {
  reportError(error);
}
