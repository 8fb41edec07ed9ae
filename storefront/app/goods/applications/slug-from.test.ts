import { expect, it } from 'vitest';
import { slugFrom } from './slug-from.ts';

it.each([
  ['Café Lumière', 'cafe-lumiere'],
  [' Loom & Co. ', 'loom-co'],
  ['山田商店', ''],
  ['山田 Goods 24', 'goods-24'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%s becomes %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});
