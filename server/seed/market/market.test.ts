import { locales } from '@tradewind/contract/base/locales';
import { expect, it } from 'vitest';
import { products as coreProducts, shops as coreShops } from '../world/shops.ts';
import { traders as coreTraders } from '../world/traders.ts';
import { findings } from './findings.ts';
import { marketShops } from './market-shops.ts';
import { productsOf } from './products-of.ts';

const products = [...coreProducts, ...marketShops.flatMap(productsOf)];

it.each(marketShops.map((market) => [market.shop.slug, market] as const))('%s can open', (_, market) => {
  expect(findings(market)).toEqual([]);
});

it('makes the demo a market of 60 shops and 1,500 products', () => {
  expect(coreShops.length + marketShops.length).toBeGreaterThanOrEqual(60);
  expect(products.length).toBeGreaterThanOrEqual(1_500);
});

it('has no two products of one slug', () => {
  const slugs = products.map(({ slug }) => slug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

it.each(locales)('has no two products with the same title or text in %s', (locale) => {
  for (const part of ['title', 'summary', 'description'] as const) {
    const seen = new Set<string>();
    expect(
      products.map((product) => product[part][locale]).filter((text) => seen.size === seen.add(text).size),
      part,
    ).toEqual([]);
  }
});

it('has no two traders with one number in a register', () => {
  const traders = [...Object.values(coreTraders), ...marketShops.map(({ trader }) => trader)];
  const numbers = traders.map(({ register, number }) => `${register} ${number}`);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
