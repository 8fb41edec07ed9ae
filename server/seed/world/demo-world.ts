import { daysOnSale, products, shops } from './shops.ts';
import { traders, type DemoTrader } from './traders.ts';
import type { DemoProduct, DemoShop } from './types.ts';

/** Shops with their traders and goods, as the steps of the seed create them. */
export interface DemoWorld {
  shops: readonly DemoShop[];
  products: readonly DemoProduct[];
  /** By the shop's slug. */
  traders: Readonly<Record<string, DemoTrader>>;
  /** The days that a product has been on sale at the time of seeding. */
  daysOnSale(product: DemoProduct): number;
  /** The pieces of an SKU that will be sold while orders are created; the product keeps its stock beside them. */
  soldLater(product: DemoProduct, choice: readonly string[]): number;
}

/** The shops that are there as soon as a demo installation opens. */
export const coreWorld: DemoWorld = { shops, products, traders, daysOnSale, soldLater: () => 0 };
