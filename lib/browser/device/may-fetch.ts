import { browser } from 'wxt/browser';
import { mayReach } from '../permissions.ts';
import { send } from '../send.ts';

/**
 * Whether the browser lets Sidelight reach an address, asked where the device service lives: Firefox's background page
 * knows it by itself, Chromium's offscreen page has no such API and asks the background.
 */
export async function mayFetch(url: string): Promise<boolean> {
  return 'permissions' in browser ? mayReach(url) : send('site/may-reach', { url });
}
