import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const CHROMIUM_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    if (folder === undefined) return [];
    return [
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ];
  }),
};

const FIREFOX_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [join(folder, 'Mozilla Firefox', 'firefox.exe')];
  }),
};

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there and not ours to run come to the same thing here.
    return false;
  }
}

/** The full path of a program that PATH offers under one of these names, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

/** A Chromium, Chrome or Edge: the one that SIDELIGHT_CHROMIUM names, else the first that is installed. */
export function findChromium(): string | undefined {
  const named = process.env['SIDELIGHT_CHROMIUM'];
  if (named !== undefined && named !== '') return canRun(named) ? named : findProgram(named);
  return findProgram(...CHROMIUM_NAMES) ?? CHROMIUM_PLACES[process.platform]?.find(canRun);
}

/** A Firefox: the one that SIDELIGHT_FIREFOX names, else the first that is installed. */
export function findFirefox(): string | undefined {
  const named = process.env['SIDELIGHT_FIREFOX'];
  if (named !== undefined && named !== '') return canRun(named) ? named : findProgram(named);
  return findProgram('firefox-esr', 'firefox') ?? FIREFOX_PLACES[process.platform]?.find(canRun);
}

/** Whether this process has a screen to open a window on. */
export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY']) || Boolean(process.env['WAYLAND_DISPLAY']);
}
