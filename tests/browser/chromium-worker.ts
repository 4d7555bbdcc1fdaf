import { evaluateIn, type Sessions } from './chromium-sessions.ts';
import { waitUntil } from './wait-until.ts';

/** What a context menu reports on a click, as far as our listener reads it. */
export interface MenuClick {
  menuItemId: string;
  selectionText?: string;
  linkUrl?: string;
  pageUrl?: string;
  editable?: boolean;
}

/** The extension's background worker. Nothing here holds on to it: it lives and dies as it would for a user. */
export interface WorkerControl {
  isRunning(): Promise<boolean>;
  /** Starts it if need be and waits until its listeners are there. */
  wake(): Promise<void>;
  /** Ends it as the browser does when it is out of memory: at once, with no clean-up of its own. */
  kill(): Promise<void>;
  /** Wakes it, then evaluates an expression in it. The debugger's code ignores the content security policy. */
  evaluate(expression: string): Promise<unknown>;
  /** Fires the click of a context menu item at the listeners. It carries no user gesture and no activeTab. */
  contextMenu(click: MenuClick, tabId: number): Promise<void>;
}

export function createWorkerControl(sessions: Sessions, extensionId: string): WorkerControl {
  const origin = `chrome-extension://${extensionId}/`;

  async function find() {
    const targets = await sessions.targets();
    return targets.find(({ type, url }) => type === 'service_worker' && url.startsWith(origin))?.targetId;
  }

  async function inWorker(expression: string): Promise<unknown> {
    const targetId = await find();
    if (targetId === undefined) throw new Error('The worker is not running');
    return sessions.attached(targetId, (session) => evaluateIn(session, expression));
  }

  /** Any document of the extension's origin may start its worker; the manifest runs no code of ours. */
  async function start(): Promise<void> {
    const { targetId } = await sessions.root.send('Target.createTarget', {
      url: `${origin}manifest.json`,
      hidden: true,
    });
    try {
      await waitUntil('a document of the extension', async () =>
        (await sessions.targets()).some((each) => each.targetId === targetId && each.url.startsWith(origin)),
      );
      await sessions.attached(targetId, async (session) => {
        await session.send('ServiceWorker.enable');
        await session.send('ServiceWorker.startWorker', { scopeURL: origin });
      });
    } finally {
      await sessions.root.send('Target.closeTarget', { targetId });
    }
  }

  async function wake(): Promise<void> {
    if ((await find()) === undefined) await start();
    await waitUntil('the worker to have its listeners', () =>
      inWorker('chrome.runtime.onMessage.hasListeners()'),
    );
  }

  const evaluate: WorkerControl['evaluate'] = async (expression) => {
    await wake();
    return inWorker(expression);
  };

  return {
    isRunning: async () => (await find()) !== undefined,
    wake,
    evaluate,
    async kill() {
      const targetId = await find();
      if (targetId === undefined) return;
      await sessions.root.send('Target.closeTarget', { targetId });
      await waitUntil('the worker to be gone', async () =>
        (await sessions.targets()).every((target) => target.targetId !== targetId),
      );
    },
    async contextMenu(click, tabId) {
      const info = JSON.stringify({ editable: false, ...click });
      await evaluate(
        `chrome.tabs.get(${tabId}).then((tab) => void chrome.contextMenus.onClicked.dispatch(${info}, tab))`,
      );
    },
  };
}
