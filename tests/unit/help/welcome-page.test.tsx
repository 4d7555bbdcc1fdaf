// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { WelcomePage } from '#components/welcome/welcome-page.tsx';
import { changeSettings } from '#lib/browser/settings.ts';
import { HELP_IDS } from '#lib/help/help-pages.ts';
import { click, control, draw, said, shown } from '../options/draw.tsx';

const open = vi.fn<() => Promise<void>>();
const sent = vi.fn<(message: unknown) => Promise<unknown>>();

async function draws(fragment = ''): Promise<void> {
  window.location.hash = fragment;
  await draw(<WelcomePage />);
  await vi.waitFor(() => expect(document.querySelectorAll('nav li')).toHaveLength(HELP_IDS.length));
}

beforeEach(() => {
  open.mockReset().mockResolvedValue();
  sent.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', async (path: string) => new Response(await readFile(`public${path}`, 'utf8')));
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Object.assign(fakeBrowser, {
    commands: { getAll: async () => [{ name: '_execute_action', shortcut: 'Alt+Shift+S' }] },
    sidePanel: { open },
  });
  Object.assign(fakeBrowser.runtime, { sendMessage: sent });
});

describe('the first page', () => {
  it('says what to try, that no key is needed, how to add one and what stays here', async () => {
    await draws();
    const titles = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Three things to try now',
      'Ask a question',
      'Summarise a page',
      'Search for what you selected',
      'No key needed',
      'A key opens the whole web',
      'What stays here',
      'Help',
    ]);
    expect(document.querySelector('a[href="/options.html"]')).not.toBeNull();
  });

  it('names the shortcut as the browser has it', async () => {
    await draws();
    expect(shown()).toContain('or press Alt+Shift+S on any page');
  });

  it('names the button where there is no shortcut', async () => {
    Object.assign(fakeBrowser, {
      commands: { getAll: async () => [{ name: '_execute_action', shortcut: '' }] },
    });
    await draws();
    expect(shown()).toContain('or click its button in the toolbar');
  });

  it('opens the panel, and says so when the browser refuses', async () => {
    await draws();
    await click('Open Sidelight');
    expect(open).toHaveBeenCalledOnce();
    expect(said('alert')).toBe('');
    open.mockRejectedValue(new Error('no gesture'));
    await click('Open Sidelight');
    expect(said('alert')).toContain('Click Sidelight’s button in the toolbar instead.');
  });

  it('asks the first question in the panel at a click', async () => {
    await draws();
    await click('Ask it now');
    expect(open).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'call/start',
      body: {
        id: expect.any(String) as unknown,
        operation: 'answer',
        request: { query: 'How do I add an API key?' },
        scope: 'web',
      },
    });
  });

  it('offers no such click where it would cost money', async () => {
    await changeSettings({ service: 'hosted', address: 'https://api.example.com' });
    await draws();
    expect(() => control('Ask it now')).toThrow('no control');
  });
});

describe('a help article', () => {
  it('is shown by its name in the address, with the cursor on its title', async () => {
    await draws('add-an-api-key');
    expect(document.querySelector('h1')?.textContent).toBe('Add an API key');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(document.querySelector('article')?.textContent).toContain('paste your key into the API key field');
    expect(document.querySelector('nav [aria-current=page]')?.textContent).toBe('Add an API key');
    expect(document.title).toBe('Add an API key – Sidelight');
  });

  it('gives way to another one, and to the first page, as the address changes', async () => {
    await draws('add-an-api-key');
    await act(async () => {
      window.location.hash = 'your-privacy';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(document.querySelector('h1')?.textContent).toBe('Your privacy');
    await act(async () => {
      window.location.hash = 'first-steps';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(shown()).toContain('Three things to try now');
  });
});
