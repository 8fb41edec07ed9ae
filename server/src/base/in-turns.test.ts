import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('lets other work run after every few items', async () => {
  const happened: (string | number)[] = [];
  for await (const item of inTurns([1, 2, 3, 4], 2)) {
    happened.push(item);
    if (item === 1) setImmediate(() => happened.push('a request'));
  }
  expect(happened).toEqual([1, 2, 'a request', 3, 4]);
});
