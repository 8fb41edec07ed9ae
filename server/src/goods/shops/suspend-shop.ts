import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { audit } from '../../platform/operators/index.ts';
import { lockShop } from './lock-shop.ts';

/** An operator has suspended or reopened a shop; its members are notified. */
export const shopSuspended = eventKind<{ shopId: string; reason: string; at: string }>('shop_suspended');
export const shopReopened = eventKind<{ shopId: string; at: string }>('shop_reopened');

type Subject = { id: string; reason: string };

/**
 * Suspends a shop: it is listed no more and takes no new orders, while its orders go on.
 *
 * @throws Refusal `shop_not_found` or `already_decided`.
 */
export async function suspendShop(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, reason }: Subject,
): Promise<null> {
  return db.transact(async (tx) => {
    if (!(await lockShop(tx, id))) refuse('shop_not_found');
    const suspended = await tx
      .updateTable('shops')
      .set({ status: 'suspended', suspended_reason: reason })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (!suspended) refuse('already_decided');
    await audit(tx, operator, 'shop.suspended', `shop:${id}`, { reason }, now);
    await jobs.publish(tx, shopSuspended, { shopId: id, reason, at: now.toISOString() });
    return null;
  });
}

/** Reopens a suspended shop. @throws Refusal `shop_not_found` or `shop_not_suspended`. */
export async function reopenShop(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, reason }: Subject,
): Promise<null> {
  return db.transact(async (tx) => {
    if (!(await lockShop(tx, id))) refuse('shop_not_found');
    const reopened = await tx
      .updateTable('shops')
      .set({ status: 'open', suspended_reason: '' })
      .where('id', '=', id)
      .where('status', '=', 'suspended')
      .returning('id')
      .executeTakeFirst();
    if (!reopened) refuse('shop_not_suspended');
    await audit(tx, operator, 'shop.reopened', `shop:${id}`, { reason }, now);
    await jobs.publish(tx, shopReopened, { shopId: id, at: now.toISOString() });
    return null;
  });
}
