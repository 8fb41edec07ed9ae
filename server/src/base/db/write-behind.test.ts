import { expect, it, vi } from 'vitest';
import { writeBehind } from './write-behind.ts';

const open = (write: (items: string[]) => Promise<unknown>, maxItems = 10) => {
  const onError = vi.fn();
  return { onError, buffer: writeBehind<string>({ write, delay: 60_000, maxItems, onError }) };
};

it('writes the latest item of each key once, in the order of the keys', async () => {
  const written: string[][] = [];
  const { buffer } = open(async (items) => written.push(items));
  buffer.set('b', 'first of b');
  buffer.set('a', 'a');
  buffer.set('b', 'second of b');
  await buffer.flush();
  await buffer.flush();
  expect(written).toEqual([['a', 'second of b']]);
});

it('writes one batch at a time', async () => {
  let running = 0;
  let most = 0;
  const { buffer } = open(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  });
  await Promise.all(
    ['a', 'b', 'c'].map((key) => {
      buffer.set(key, key);
      return buffer.flush();
    }),
  );
  expect(most).toBe(1);
});

it('drops items beyond its limit', async () => {
  const written: string[][] = [];
  const { buffer } = open(async (items) => written.push(items), 2);
  for (const key of ['a', 'b', 'c']) buffer.set(key, key);
  await buffer.flush();
  expect(written).toEqual([['a', 'b']]);
});

it('reports a failed batch and goes on with the next', async () => {
  const write = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const { buffer, onError } = open(write);
  buffer.set('a', 'lost');
  await buffer.flush();
  buffer.set('b', 'kept');
  await buffer.flush();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenLastCalledWith(['kept']);
});
