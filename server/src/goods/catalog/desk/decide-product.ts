import type { AuditAct } from '@tradewind/contract/platform/desk/audit-acts';
import type { DeskProduct } from '@tradewind/contract/goods/desk/products';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../../base/deps.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { audit } from '../../../platform/operators/index.ts';
import { requireComplete } from '../new-product.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { findDeskProduct } from './desk-product-queries.ts';
import { productDecided } from './product-events.ts';
import { allowedTransition, transitionsOfOperators, type OperatorAct } from './product-states.ts';
import { lockProduct } from './products-store.ts';
import { requireRevision } from './save-product.ts';
import { transitionProducts } from './transition-products.ts';

const auditActs: Readonly<Record<OperatorAct, AuditAct>> = {
  approve: 'product.approved',
  refuse: 'product.refused',
  remove: 'product.taken_down',
  allow_again: 'product.allowed',
};

interface Decision {
  id: string;
  /** The version that was reviewed; absent where the decision is about the product, whatever it says now. */
  revision?: number;
  reason?: string;
}

/**
 * An operator's decision about a product. Its shop is notified.
 *
 * @throws Refusal `product_not_found`, `product_state`, or `product_changed` when the reviewed version is no longer the latest.
 */
export async function decideProduct(
  { db, jobs, indexProducts }: ProductDeskDeps & Pick<Deps, 'jobs'>,
  { operator, locale, now }: DeskCall,
  act: OperatorAct,
  { id, revision, reason = '' }: Decision,
): Promise<DeskProduct> {
  return db.transact(async (tx) => {
    const product = await lockProduct(tx, id);
    const name = allowedTransition({ ...product, moderated: true }, transitionsOfOperators[act], now);
    if (revision !== undefined) await requireRevision(tx, product, revision);
    if (act === 'approve') requireComplete({ images: product.content.pictures.map(({ image }) => image) });
    await transitionProducts(tx, [product], name, { at: now, status_reason: reason }, indexProducts);
    const details = { shop_id: product.shopId, revision: product.revision, ...(reason && { reason }) };
    await audit(tx, operator, auditActs[act], `product:${id}`, details, now);
    await jobs.publish(tx, productDecided, { productId: id, act, at: now.toISOString() });
    return requireFound(await findDeskProduct(tx, id, { locale, now }), 'product_not_found');
  });
}
