import { refuse } from '@tradewind/contract/base/refusals';
import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { minute, later, type Clock } from '../../../base/clock/clock.ts';
import type { Tx } from '../../../base/db/database.ts';
import type { Work } from '../../../base/db/work.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { requireComplete } from '../new-product.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { isModerated } from './is-moderated.ts';
import { showOwnProduct } from './own-product-queries.ts';
import { allowedTransition, canTransition, transitionsOfActs } from './product-states.ts';
import { lockProduct, lockProducts, type LockedProduct } from './products-store.ts';
import { transitionProducts } from './transition-products.ts';

type PlainAct = Exclude<keyof typeof transitionsOfActs, 'schedule'>;

/**
 * An act of the shop that only changes a product's state: publish, unschedule, withdraw or take down.
 *
 * @throws Refusal `product_not_found`, `product_state` when it is not allowed now, `product_incomplete`.
 */
export function actOnProduct(
  deps: ProductDeskDeps,
  call: MerchantCall,
  act: PlainAct,
  { id }: { id: string },
): Work<OwnProduct> {
  return async (tx) => {
    const product = await lockProduct(tx, id, call.actor.shopId);
    await makeTransition(deps, tx, call.now, product, act, await isModerated(tx, call.now));
    return showOwnProduct(tx, call, id);
  };
}

/** Makes the transition of an act for a locked product. @throws Refusal `product_state` or `product_incomplete`. */
export async function makeTransition(
  { indexProducts }: Pick<ProductDeskDeps, 'indexProducts'>,
  tx: Tx,
  now: Date,
  product: LockedProduct,
  act: PlainAct,
  moderated: boolean,
): Promise<void> {
  const name = allowedTransition({ ...product, moderated }, transitionsOfActs[act], now);
  if (act === 'publish') requireComplete({ images: product.content.pictures.map(({ image }) => image) });
  await transitionProducts(tx, [product], name, { at: now }, indexProducts);
}

/**
 * Puts a product of the shop on sale at a later time, with moderation after a review.
 *
 * @throws Refusal `product_time_past`, and those of `actOnProduct`.
 */
export function scheduleProduct(
  { indexProducts }: ProductDeskDeps,
  call: MerchantCall,
  { id, at }: { id: string; at: Date },
): Work<OwnProduct> {
  const { now } = call;
  if (at < later(now, minute)) refuse('product_time_past', {}, ['at']);
  return async (tx) => {
    const product = await lockProduct(tx, id, call.actor.shopId);
    const facts = { ...product, moderated: await isModerated(tx, now) };
    const name = allowedTransition(facts, transitionsOfActs.schedule, now);
    requireComplete({ images: product.content.pictures.map(({ image }) => image) });
    await transitionProducts(tx, [product], name, { at: now, publish_at: at }, indexProducts);
    return showOwnProduct(tx, call, id);
  };
}

const batch = 100;

/** A job: puts products on sale whose time has come. @returns how many. */
export async function publishScheduled({
  db,
  clock,
  indexProducts,
}: ProductDeskDeps & { clock: Clock }): Promise<number> {
  for (let published = 0; ;) {
    const now = clock.now();
    const found = await db.transact(async (tx) => {
      const due = await tx
        .selectFrom('products')
        .select('id')
        .where('status', '=', 'scheduled')
        .where('publish_at', '<=', now)
        .orderBy('publish_at')
        .limit(batch)
        .execute();
      const products = await lockProducts(tx, { ids: due.map(({ id }) => id) });
      const ready = products.filter((product) =>
        canTransition({ ...product, moderated: false }, 'publish_by_clock', now),
      );
      await transitionProducts(tx, ready, 'publish_by_clock', { at: now }, indexProducts);
      return { due: due.length, ready: ready.length };
    });
    published += found.ready;
    if (found.due < batch) return published;
  }
}
