import { expect, it } from 'vitest';
import { keepParts } from './kept-parts.ts';

const visitor = { actor: null };
const shopper = { actor: {} };
const shopId = '0198c0de-0000-7000-8000-000000000001';
const otherId = '0198c0de-0000-7000-8000-000000000002';

/** Parts whose maker counts how often it made one. */
function counted() {
  const parts = keepParts();
  let made = 0;
  const read = (caller: { actor: object | null }) =>
    parts.keepFor(caller)(
      'shop',
      async () => (made += 1),
      () => [shopId],
    );
  return { parts, read };
}

it('makes a part once for visitors, and anew for somebody signed in', async () => {
  const { read } = counted();
  expect([await read(visitor), await read(visitor), await read(shopper), await read(visitor)]).toEqual([1, 1, 2, 1]);
});

it('makes a part anew after a record in it has changed, and not after another one has', async () => {
  const { parts, read } = counted();
  await read(visitor);
  parts.forget(otherId);
  expect(await read(visitor)).toBe(1);
  parts.forget(shopId);
  expect(await read(visitor)).toBe(2);
  parts.forgetAll();
  expect(await read(visitor)).toBe(3);
});
