import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import type { Products } from '../../../base/db/schema.ts';
import { changesOf, type TransitionFacts } from '../../../base/transitions/transition.ts';
import type { IndexProducts } from '../create-product.ts';
import type { LockedProduct } from './products-store.ts';
import { transitions, type ProductTransition } from './product-states.ts';

type Facts<Name extends ProductTransition> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<Products>,
  { productId: string }
>;

/**
 * Makes a transition of locked products that can make it, as `allowedTransition` tells. One that is on sale for the first
 * time counts as new from then on, and is found by searches. What goes on sale is what later versions are compared with.
 */
export async function transitionProducts<Name extends ProductTransition>(
  tx: Tx,
  products: readonly LockedProduct[],
  name: Name,
  facts: Facts<Name>,
  index: IndexProducts,
): Promise<void> {
  if (products.length === 0) return;
  const { to } = transitions[name];
  const { at } = facts;
  await tx
    .updateTable('products')
    .set({ ...changesOf(transitions[name], at, facts), status: to, updated_at: at })
    .$if(to === 'on_sale' || to === 'scheduled', (query) => query.set({ approved_revision: sql`revision` }))
    .$if(to === 'on_sale', (query) =>
      query.set({
        published_at: sql`coalesce(published_at, ${at}::timestamptz)`,
        created_at: sql`case when published_at is null then ${at}::timestamptz else created_at end`,
      }),
    )
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  const firstOnSale = products.filter(({ publishedAt }) => to === 'on_sale' && publishedAt === null);
  await index(
    tx,
    firstOnSale.map(({ id }) => id),
  );
}
