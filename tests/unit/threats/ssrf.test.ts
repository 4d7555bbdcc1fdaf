import type { IncomingMessage } from 'node:http';
import { lookup } from 'node:dns/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkGet } from '#lib/service/hosts/network-get.ts';
import { networkReader } from '#lib/service/hosts/network-reader.ts';

// Names and public hosts that a test machine cannot have: what the reader makes of them is what is tested.
vi.mock('node:dns/promises', () => ({ lookup: vi.fn<typeof lookup>() }));
vi.mock('#lib/service/hosts/network-get.ts', () => ({ networkGet: vi.fn<typeof networkGet>() }));

const resolved = vi.mocked(lookup as (host: string, options: { all: true }) => Promise<unknown>);
const connected = vi.mocked(networkGet);
const reader = networkReader({ clock: () => 0 });
const read = (url: string) => reader.read(url, { effort: 'normal', signal: new AbortController().signal });
const redirect = (location: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is looked at of a redirect
  ({ statusCode: 302, headers: { location }, destroy: () => undefined }) as unknown as IncomingMessage;

beforeEach(() => {
  resolved.mockReset();
  connected.mockReset();
});

describe('the guarded reader', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '0.0.0.0'])(
    'connects to no name that stands for %s',
    async (address) => {
      resolved.mockResolvedValue([{ address, family: address.includes(':') ? 6 : 4 }]);
      await expect(read('https://inside.example/')).rejects.toMatchObject({ code: 'refused' });
      expect(connected).not.toHaveBeenCalled();
    },
  );

  it('connects to no name that has one private address among public ones', async () => {
    resolved.mockResolvedValue([
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    await expect(read('https://both.example/')).rejects.toMatchObject({ code: 'refused' });
    expect(connected).not.toHaveBeenCalled();
  });

  it('connects to the address that it checked, not to what the name stands for a moment later', async () => {
    resolved.mockResolvedValueOnce([{ address: '8.8.8.8', family: 4 }]);
    resolved.mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
    connected.mockRejectedValue(new Error('no network here'));
    await expect(read('https://changing.example/')).rejects.toThrow('no network here');
    expect(resolved).toHaveBeenCalledOnce();
    expect(connected.mock.calls[0]?.[1]).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://public.example:22/',
    'file:///etc/passwd',
    '//127.0.0.1/',
    'http://me:secret@public.example/',
  ])('does not follow a public page to %s', async (location) => {
    resolved.mockResolvedValue([{ address: '8.8.8.8', family: 4 }]);
    connected.mockResolvedValue(redirect(location));
    await expect(read('https://public.example/')).rejects.toMatchObject({ code: 'refused' });
    expect(connected).toHaveBeenCalledOnce();
  });

  it('checks the name again at each of at most five redirects', async () => {
    resolved.mockResolvedValue([{ address: '8.8.8.8', family: 4 }]);
    connected.mockResolvedValue(redirect('https://public.example/on'));
    await expect(read('https://public.example/')).rejects.toMatchObject({ code: 'redirects' });
    expect(connected).toHaveBeenCalledTimes(6);
    expect(resolved).toHaveBeenCalledTimes(6);
  });
});
