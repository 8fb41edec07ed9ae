import { expect, it } from 'vitest';
import { fieldPath } from './field-problems.ts';

it.each([
  ['/name', 'name'],
  ['/skus/3/price', 'skus[3].price'],
  ['/product/skus/0/stock', 'product.skus[0].stock'],
  ['/titles/en', 'titles.en'],
  ['/images/2', 'images'],
  ['', ''],
])('names the field of %s', (instancePath, field) => {
  expect(fieldPath(instancePath)).toBe(field);
});
