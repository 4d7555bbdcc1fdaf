import { expect, it } from 'vitest';
import { createLanes } from '#lib/calls/lanes.ts';

const never = new AbortController().signal;

it('two go at once, and the others in their order', async () => {
  const lanes = createLanes(2);
  const order: number[] = [];
  const leaves: (() => void)[] = [];
  const enter = async (at: number) => {
    const leave = await lanes.enter('a', never);
    order.push(at);
    leaves.push(leave);
  };
  for (let at = 0; at < 5; at += 1) {
    void enter(at);
  }
  await Promise.resolve();
  expect(order).toEqual([0, 1]);
  leaves[0]?.();
  leaves[0]?.();
  await Promise.resolve();
  expect(order, 'Leaving twice frees one lane').toEqual([0, 1, 2]);
});

it('who stops waiting gives up the place', async () => {
  const lanes = createLanes(1);
  const leave = await lanes.enter('a', never);
  const stop = new AbortController();
  const stopped = lanes.enter('a', stop.signal);
  const next = lanes.enter('a', never);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ detail: { code: 'cancelled' } });
  leave();
  await expect(next).resolves.toBeTypeOf('function');
  await expect(lanes.enter('a', stop.signal)).rejects.toMatchObject({ detail: { code: 'cancelled' } });
});

it('what waits for one service is turned away alone', async () => {
  const lanes = createLanes(1);
  const leave = await lanes.enter('a', never);
  const held = lanes.enter('a', never);
  const other = lanes.enter('b', never);
  lanes.holdBack('a');
  await expect(held).rejects.toMatchObject({ detail: { code: 'held-back' } });
  leave();
  await expect(other).resolves.toBeTypeOf('function');
});
