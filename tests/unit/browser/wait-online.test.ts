import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitOnline } from '#lib/browser/background/wait-online.ts';

let online = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  online = true;
});

const waiting = (signal = new AbortController().signal) => {
  const told = vi.fn<(back: boolean) => void>();
  void waitOnline(signal).then(told);
  return told;
};

describe('waiting for the network', () => {
  it('is over at once where there is one', async () => {
    expect(await waitOnline(new AbortController().signal)).toBe(true);
  });

  it('notices that it is back though no event tells of it', async () => {
    online = false;
    const told = waiting();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).not.toHaveBeenCalled();
    online = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveBeenCalledWith(true);
    expect(vi.getTimerCount(), 'Nothing ticks on').toBe(0);
  });

  it('is given up after ten minutes, or when the call is stopped', async () => {
    online = false;
    const told = waiting();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(told).toHaveBeenCalledWith(false);
    const controller = new AbortController();
    const stopped = waiting(controller.signal);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toHaveBeenCalledWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
