import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { usd } from '@tradewind/contract/base/money';
import type { startCheckout as contract } from '@tradewind/contract/money/recharges';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { requireOpenWallet } from '../wallet/index.ts';
import { largestPayment, readAmount } from './recharge.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { countOpen, insertPayment, lockRequests } from './recharges-store.ts';

const mostOpen = 20;

/**
 * Opens a page on which the shopper can pay. The provider comes first: a page of which nobody hears can't be paid on, while
 * a top-up without a page would wait for ever.
 */
export async function startCheckout(
  { db, payments }: Pick<RechargesDeps, 'db' | 'payments'>,
  { actor, now, locale, origin }: ShopperCall,
  { way, price }: ParsedInputOf<typeof contract>,
): Promise<Work<{ id: string; url: string }>> {
  const { userId } = actor;
  const settings = await requireOpenWallet(db.read, now);
  if (!payments) refuse('not_yet_open');
  const amount = readAmount(price, { least: usd(settings['recharge.minimum']), most: largestPayment });
  const id = newId();
  const { checkoutId, url } = await payments.openCheckout({
    rechargeId: id,
    amount,
    way,
    locale,
    returnUrl: `${origin}${returnPath(id)}`,
    now,
  });

  return async (tx) => {
    await lockRequests(tx, userId);
    if ((await countOpen(tx, userId, 'waiting')) >= mostOpen) refuse('too_many_requests');
    await insertPayment(tx, {
      id,
      user_id: userId,
      method: way,
      asked: amount.minor,
      provider: payments.name,
      checkout_id: checkoutId,
      asked_at: now,
    });
    return { id, url };
  };
}

/** Where a browser comes back to. */
export const returnPath = (id: string): string => `/pay/return/${id}`;
