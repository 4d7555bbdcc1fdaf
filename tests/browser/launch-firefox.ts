import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { builtExtension } from './built-extension.ts';
import { expectNone } from './expect-none.ts';
import { findFirefox } from './find-programs.ts';
import { watchFirefoxProblems } from './firefox-problems.ts';
import { openProfile, type Profile } from './temporary-profile.ts';
import { waitUntil } from './wait-until.ts';

export interface FirefoxOptions {
  /** Milliseconds without an event after which the background page is suspended; the browser's own 30 s by default. */
  idleTimeout?: number;
  /** A profile folder to start from again; it is then the caller's to remove. A fresh one by default. */
  profile?: string;
  /** A folder into which downloads go without a question. */
  downloads?: string;
  /** The unpacked extension; the built one by default. */
  extension?: string;
}

/** A running Firefox, without a window, with the extension installed. */
export interface Firefox {
  browser: Browser;
  /** `moz-extension://…`, the address of the extension's pages. */
  origin: string;
  profile: string;
  newPage(url: string): Promise<Page>;
  /** A page of the extension in a tab, e.g. `popup.html`: the real popup is out of the debugger's reach here. */
  extensionPage(path: string): Promise<Page>;
  /** Suspends the background page as idleness would. */
  suspendBackground(): Promise<void>;
  /** Cuts the browser off the network, as its own "Work Offline" does. */
  setOffline(offline: boolean): Promise<void>;
  /** Takes the extension out of the browser with all that it keeps, and puts it in again. */
  reinstall(): Promise<void>;
  problems(): Promise<string[]>;
  expectNoProblems(except?: RegExp[]): Promise<void>;
  /** Ends the browser like a power cut. `close` is still due. */
  sigkill(): Promise<void>;
  close(): Promise<void>;
}

const DEAD_PORT = 9;
/** Firefox draws the host of an extension's pages at random in each profile, unless the profile says which. */
const PAGES_UUID = '5e1de119-0000-4000-8000-000000000001';

const QUIET = {
  'services.settings.server': `http://127.0.0.1:${DEAD_PORT}/`,
  'network.connectivity-service.enabled': false,
  'network.captive-portal-service.enabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  // Whatever still wants the network gets a proxy that is not there; loopback never goes through one.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': DEAD_PORT,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': DEAD_PORT,
  // One name stands for a service elsewhere: the extension knows that its own machine is there without a network.
  'network.dns.localDomains': 'service.test',
  'network.proxy.no_proxies_on': 'service.test',
  // A request for an optional permission is granted at once: without a window nobody could answer it.
  'extensions.webextOptionalPermissionPrompts': false,
  'devtools.console.stdout.content': true,
};

const manifestSchema = z.object({
  browser_specific_settings: z.object({ gecko: z.object({ id: z.string() }) }),
});

/** Starts Firefox with the extension in it. Throws when there is no Firefox or no build. */
export async function launchFirefox(options: FirefoxOptions = {}): Promise<Firefox> {
  const extension = options.extension ?? builtExtension('firefox-mv3');
  const manifest: unknown = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  const geckoId = manifestSchema.parse(manifest).browser_specific_settings.gecko.id;
  const profile = openProfile(options.profile, 'firefox');
  let browser: Browser | undefined;
  try {
    browser = await startBrowser(profile.path, {
      ...QUIET,
      'extensions.webextensions.uuids': uuids(geckoId),
      ...(options.idleTimeout === undefined
        ? {}
        : { 'extensions.background.idle.timeout': options.idleTimeout }),
      ...(options.downloads === undefined
        ? {}
        : { 'browser.download.folderList': 2, 'browser.download.dir': options.downloads }),
    });
    return await installInto(browser, { extension, geckoId, profile });
  } catch (error) {
    await browser?.close();
    profile.remove();
    throw error;
  }
}

/** The hosts of extensions' pages, as the profile keeps them. */
const uuids = (geckoId: string) => JSON.stringify({ [geckoId]: PAGES_UUID });

function startBrowser(profile: string, prefs: Record<string, string | number | boolean>): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('No Firefox found. Run: node tests/browser/install.ts');
  return launch({
    browser: 'firefox',
    protocolTimeout: 30_000,
    executablePath,
    userDataDir: profile,
    headless: true,
    // Without this the debugger may not open moz-extension: pages.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: prefs,
    defaultViewport: null,
  });
}

interface Started {
  extension: string;
  geckoId: string;
  profile: Profile;
}

async function installInto(browser: Browser, started: Started): Promise<Firefox> {
  const origin = `moz-extension://${PAGES_UUID}`;
  // A page with the browser's own rights: it sees the errors of every process and may suspend the background.
  const privileged = await openPrivileged(browser, 'about:config');
  const problems = watchFirefoxProblems(browser, privileged, origin);
  await browser.installExtension(started.extension);
  const process = browser.process();
  return {
    browser,
    origin,
    profile: started.profile.path,
    async newPage(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    extensionPage: (path) => openPrivileged(browser, `${origin}/${path}`),
    async suspendBackground() {
      await privileged.evaluate(`WebExtensionPolicy.getByID(${JSON.stringify(started.geckoId)})
        .extension.terminateBackground({ ignoreDevToolsAttached: true })`);
    },
    async setOffline(offline) {
      await privileged.evaluate(`void (Services.io.offline = ${String(offline)})`);
    },
    async reinstall() {
      await browser.uninstallExtension(started.geckoId);
      // The host is forgotten with the extension: under the same one, what it kept would be found again.
      await privileged.evaluate(
        `Services.prefs.setStringPref('extensions.webextensions.uuids', ${JSON.stringify(uuids(started.geckoId))})`,
      );
      await browser.installExtension(started.extension);
    },
    problems,
    async expectNoProblems(except = []) {
      expectNone(await problems(), except);
    },
    async sigkill() {
      const ended = new Promise((resolve) => process?.once('exit', resolve));
      process?.kill('SIGKILL');
      await ended;
    },
    async close() {
      await browser.close();
      started.profile.remove();
    },
  };
}

const NAVIGATION_MS = 300;

/** `goto` never settles for these addresses though the page does load: start it, then look at the page itself. */
async function openPrivileged(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url, { timeout: NAVIGATION_MS }).catch(() => undefined);
  // The arrived page is asked by `evaluate`: waitForFunction builds code from text, which about: pages refuse.
  await waitUntil(`${url} to load`, () =>
    page.evaluate((start) => location.href.startsWith(start) && document.readyState === 'complete', url),
  );
  return page;
}
