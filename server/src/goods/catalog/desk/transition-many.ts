import type { Tx } from '../../../base/db/database.ts';
import { missingForSale } from '../new-product.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { isModerated } from './is-moderated.ts';
import { canTransition, transitionsOfActs, type ProductTransition } from './product-states.ts';
import type { LockedProduct } from './products-store.ts';
import { transitionProducts } from './transition-products.ts';

/**
 * Publishes or takes down those of the locked products that can make it now.
 *
 * @returns the ids of those that can't: not allowed in their state, or without a picture.
 */
export async function transitionMany(
  { indexProducts }: Pick<ProductDeskDeps, 'indexProducts'>,
  tx: Tx,
  at: Date,
  products: readonly LockedProduct[],
  act: 'publish' | 'take_down',
): Promise<Set<string>> {
  const left = new Set(products.map(({ id }) => id));
  if (products.length === 0) return left;
  const moderated = await isModerated(tx, at);
  const ready = products.filter(
    ({ content }) =>
      act !== 'publish' || missingForSale({ images: content.pictures.map(({ image }) => image) }).length === 0,
  );
  for (const name of transitionsOfActs[act] as readonly ProductTransition[]) {
    const now = ready.filter((product) => left.has(product.id) && canTransition({ ...product, moderated }, name, at));
    await transitionProducts(tx, now, name as 'take_down', { at }, indexProducts);
    for (const { id } of now) left.delete(id);
  }
  return left;
}
