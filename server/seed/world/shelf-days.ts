import type { DemoProduct } from './types.ts';
import { products } from './shops.ts';

/** For how many days a product has been on sale when the demo world is opened: every ninth is new. */
export function daysOnSale(product: DemoProduct): number {
  const index = products.indexOf(product);
  return index % 9 === 4 ? 2 + (index % 12) : 30 + ((index * 37) % 170);
}
