import { expect, it } from 'vitest';
import { shopBannerRecipe } from '../pictures/index.ts';
import { products, shops } from './shops.ts';
import { traders } from './traders.ts';

it('has one trader for every shop of the demo data, and none for two', () => {
  expect(Object.keys(traders).toSorted()).toEqual(shops.map(({ slug }) => slug).toSorted());
  expect(new Set(Object.values(traders).map(({ legalName }) => legalName)).size).toBe(shops.length);
});

it('shows products of each shop in its banner, but no adult ones', () => {
  const banners = new Map(shops.map((shop) => [shop.slug, shopBannerRecipe(shop, products)]));
  expect(new Set([...banners.values()].map((recipe) => JSON.stringify(recipe))).size).toBe(shops.length);
  expect(banners.get('hoshi-audio')).toMatchObject({ kind: 'row', picture: { bg: 'night', props: [{}, {}, {}, {}] } });
  expect(banners.get('velvet-after-dark')).toMatchObject({ picture: { cp: '1f56f-fe0f', props: [] } });
});
