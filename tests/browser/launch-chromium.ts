import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch, TargetType, type Browser, type Page } from 'puppeteer-core';
import { builtExtension } from './built-extension.ts';
import { openAdmin, type Admin } from './chromium-admin.ts';
import { watchProblems } from './chromium-problems.ts';
import { openSessions } from './chromium-sessions.ts';
import { createWorkerControl, type WorkerControl } from './chromium-worker.ts';
import { expectNone } from './expect-none.ts';
import { findChromium } from './find-programs.ts';
import { answerPermissionPrompt } from './permission-prompt.ts';
import { openProfile } from './temporary-profile.ts';
import { startDisplay, type Display } from './virtual-display.ts';

export interface ChromiumOptions {
  /** A window on a display of its own, for what only a window has: native dialogs, menus, shortcuts. */
  headed?: boolean;
  /** A window on the display that is there already (`npm start`). */
  onScreen?: boolean;
  /** Lets it reach the network; by default it reaches this machine only. */
  online?: boolean;
  /** A profile folder to start from again; it is then the caller's to remove. A fresh one by default. */
  profile?: string;
  /** The unpacked extension; the built one by default. */
  extension?: string;
}

/** A running Chromium with the extension installed. */
export interface Chromium {
  browser: Browser;
  extensionId: string;
  profile: string;
  display: Display | undefined;
  worker: WorkerControl;
  newPage(url: string): Promise<Page>;
  /** Presses the toolbar button over a page: the real popup, with the user's gesture and activeTab. */
  openPopup(over: Page): Promise<Page>;
  /** The side panel that a click has opened, once it is laid out. */
  panel(): Promise<Page>;
  /** The first-run page, which the install has opened in a tab. */
  welcome(): Promise<Page>;
  /** A page of the extension in a tab, e.g. `options.html`. */
  extensionPage(path: string): Promise<Page>;
  /** The number by which the extension knows a page's tab. */
  tabId(page: Page): Promise<number>;
  allowHost: Admin['allowHost'];
  answerPermissionPrompt(page: Page, answer: 'allow' | 'deny'): Promise<void>;
  /** Everything that went wrong in any part of the extension, one line each. */
  problems(): Promise<string[]>;
  /** Throws when something went wrong that no pattern of `except` covers. */
  expectNoProblems(except?: RegExp[]): Promise<void>;
  /** Ends the browser like a power cut. `close` is still due. */
  sigkill(): Promise<void>;
  /** Ends what this launch started and removes the profile that it made. */
  close(): Promise<void>;
}

const WELCOME_PAGE = 'welcome.html';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--window-size=1280,800',
  '--window-position=0,0',
];

/**
 * Nothing leaves this machine. The rule catches plain addresses too, so each one in use is taken out of it. One name
 * stands for a service elsewhere, since the extension knows that its own machine is there without a network, and one
 * for a server of a private network.
 */
const OFFLINE =
  '--host-resolver-rules=MAP service.test 127.0.0.1 , MAP intranet 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE 127.0.0.2 , EXCLUDE localhost';

/** Starts Chromium with the extension in it. Throws when there is no Chromium or no build. */
export async function launchChromium(options: ChromiumOptions = {}): Promise<Chromium> {
  const extension = options.extension ?? builtExtension('chrome-mv3');
  const display = options.headed === true ? await startDisplay() : undefined;
  const profile = openProfile(options.profile, 'chromium');
  const cleanUp = async () => {
    await display?.close();
    profile.remove();
  };
  let browser: Browser | undefined;
  try {
    browser = await startBrowser(profile.path, display, options);
    return await installInto(browser, { extension, profile: profile.path, display, cleanUp });
  } catch (error) {
    await browser?.close();
    await cleanUp();
    throw error;
  }
}

function startBrowser(
  profile: string,
  display: Display | undefined,
  { onScreen = false, online = false }: ChromiumOptions,
): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found. Run: node tests/browser/install.ts');
  const asRoot = process.getuid?.() === 0;
  return launch({
    executablePath,
    userDataDir: profile,
    headless: !onScreen && display === undefined,
    pipe: true,
    protocolTimeout: 30_000,
    enableExtensions: true,
    // Puppeteer pauses each worker that starts and resumes only those of pages: a worker of the offscreen page would hang.
    targetFilter: (target) => !(target.type() === TargetType.OTHER && target.url().includes('worker')),
    defaultViewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [...FLAGS, ...(asRoot ? ['--no-sandbox'] : []), ...(online ? [] : [OFFLINE])],
    env: { ...process.env, ...display?.env },
  });
}

interface Started {
  extension: string;
  profile: string;
  display: Display | undefined;
  cleanUp: () => Promise<void>;
}

async function installInto(browser: Browser, started: Started): Promise<Chromium> {
  const { display, profile } = started;
  const sessions = await openSessions(browser);
  const adminFor = await openAdmin(sessions);
  const extensionId = await browser.installExtension(started.extension);
  const admin = adminFor(extensionId);
  const problems = watchProblems(browser, sessions, extensionId, admin);
  const worker = createWorkerControl(sessions, extensionId);
  const origin = `chrome-extension://${extensionId}`;
  // The first-run page comes to the front at some moment after the install: not in the middle of a test.
  if (existsSync(join(started.extension, WELCOME_PAGE))) {
    await browser.waitForTarget((target) => target.url() === `${origin}/${WELCOME_PAGE}`);
  }

  async function newPage(url: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  }

  async function viewNamed(path: string): Promise<Page> {
    const target = await browser.waitForTarget((each) => each.url().startsWith(`${origin}/${path}`), {
      timeout: 10_000,
    });
    const page = await target.asPage();
    // Panel and popup exist for a moment before they have a size; clicks would go nowhere.
    await page.waitForFunction(() => innerWidth > 0 && document.readyState === 'complete');
    return page;
  }

  const process = browser.process();
  return {
    browser,
    extensionId,
    profile,
    display,
    worker,
    newPage,
    async openPopup(over) {
      await over.bringToFront();
      const extension = (await browser.extensions()).get(extensionId);
      if (!extension) throw new Error('The extension is not installed');
      await extension.triggerAction(over);
      return viewNamed('popup.html');
    },
    panel: () => viewNamed('sidepanel.html'),
    async welcome() {
      const page = await viewNamed(WELCOME_PAGE);
      await page.bringToFront();
      return page;
    },
    extensionPage: (path) => newPage(`${origin}/${path}`),
    tabId: (page) => tabIdOf(page, worker),
    allowHost: admin.allowHost,
    async answerPermissionPrompt(page, answer) {
      if (!display) throw new Error('Only a headed browser shows the permission dialog');
      await answerPermissionPrompt(page, display, answer);
    },
    problems: problems.all,
    async expectNoProblems(except = []) {
      expectNone(await problems.all(), except);
    },
    async sigkill() {
      const ended = new Promise((resolve) => process?.once('exit', resolve));
      process?.kill('SIGKILL');
      await ended;
    },
    async close() {
      await browser.close();
      await started.cleanUp();
    },
  };
}

/** Without host access `tabs.query` tells no addresses: the tab in front is the one to ask for. */
async function tabIdOf(page: Page, worker: WorkerControl): Promise<number> {
  await page.bringToFront();
  const id = await worker.evaluate(
    'chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => tab.id)',
  );
  if (typeof id !== 'number') throw new Error('No tab is in front');
  return id;
}
