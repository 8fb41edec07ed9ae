import type { DemoWorld } from '../world/demo-world.ts';
import { marketShops } from './market-shops.ts';
import { productsOf } from './products-of.ts';

const products = marketShops.flatMap(productsOf);
const places = new Map(products.map(({ slug }, index) => [slug, index]));

/** The shops of the wider demo market. Every eleventh product is new. */
export const marketWorld: DemoWorld = {
  shops: marketShops.map(({ shop }) => shop),
  products,
  traders: Object.fromEntries(marketShops.map(({ shop, trader }) => [shop.slug, trader])),
  daysOnSale({ slug }) {
    const place = places.get(slug)!;
    return place % 11 === 3 ? 2 + (place % 12) : 120 + ((place * 53) % 300);
  },
  soldLater: () => 0,
};
