import { coreWorld } from '../world/demo-world.ts';
import type { CategoryCode } from '../world/types.ts';
import { marketWorld } from './market-world.ts';

const categories = new Map(
  [...coreWorld.products, ...marketWorld.products].map(({ slug, category }) => [slug, category]),
);

/** The category of a product of the demo, by its slug. */
export const categoryOf = (product: string): CategoryCode => categories.get(product)!;
