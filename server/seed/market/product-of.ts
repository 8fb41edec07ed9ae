import { coreWorld } from '../world/demo-world.ts';
import type { DemoProduct } from '../world/types.ts';
import { marketWorld } from './market-world.ts';

const products = new Map([...coreWorld.products, ...marketWorld.products].map((product) => [product.slug, product]));

/** A product of the demo, by its slug. */
export const productOf = (slug: string): DemoProduct => products.get(slug)!;
