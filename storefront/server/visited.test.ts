import { expect, it } from 'vitest';
import { visitedBy } from './visited.ts';

it('finds the product or shop of a page in its path', () => {
  expect(visitedBy('/detail/7/9')).toEqual({ productId: '7' });
  expect(visitedBy('/shop/9')).toEqual({ shopId: '9' });
  for (const path of ['/', '/shop', '/detail/', '/home', '/shops/9']) expect(visitedBy(path), path).toBeNull();
});
