import { join } from 'node:path';
import { type Graph, reachedFrom } from './reached-from.ts';

const inApp = (file: string): string => join(import.meta.dirname, '../app', file);

/** Where the other public screens lead. */
const product = inApp('goods/product/product-screen.tsx');
const lists = [
  'goods/search/products-screen.tsx',
  'goods/explore/explore-screen.tsx',
  'goods/search/search-screen.tsx',
  'goods/search/popular-screen.tsx',
  'goods/shops/shop-screen.tsx',
].map(inApp);

/**
 * What a product's page needs and what lists of products share, in one file in place of thirty: each file of its own is
 * a request before the first photograph is seen. What Home cannot do without is in its own file already.
 */
export function shoppingGroup() {
  let needed: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: Graph) => ((needed ??= shopping(graph)).has(id) ? 'shopping' : null),
    // Libraries stay with whoever else uses them.
    includeDependenciesRecursively: false,
  };
}

function shopping(graph: Graph): ReadonlySet<string> {
  const needed = new Set(reachedFrom([product], graph));
  const once = new Set<string>();
  for (const list of lists) for (const id of reachedFrom([list], graph)) (once.has(id) ? needed : once).add(id);
  // A screen keeps a file of its own: by its name the server knows what to send along.
  for (const screen of [product, ...lists]) needed.delete(screen);
  return needed;
}
