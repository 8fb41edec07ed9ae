import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { usd } from '@tradewind/contract/base/money';
import type { startCheckout as contract } from '@tradewind/contract/money/recharges';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { requireUnlocked } from '../../people/users/index.ts';
import { requireOpenWallet } from '../wallet/index.ts';
import { maxPayment, readAmount } from './recharge.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { countOpen, insertPayment, lockRequests } from './recharges-store.ts';

const maxOpen = 20;

/**
 * Opens a payment page. The provider is called before the recharge is stored: an unused page expires, while a recharge
 * without a page would wait forever.
 *
 * @throws Refusal `wallet_closed`, `not_yet_open`, `payment_unavailable`, `too_many_requests`, or of {@link
 *   readAmount}.
 */
export async function startCheckout(
  { db, payments }: Pick<RechargesDeps, 'db' | 'payments'>,
  { actor, now, locale, origin }: ShopperCall,
  { way: method, price }: ParsedInputOf<typeof contract>,
): Promise<Work<{ id: string; url: string }>> {
  const { userId } = actor;
  const settings = await requireOpenWallet(db.read, now);
  if (!payments) refuse('not_yet_open');
  // A provider sends the browser back to an address that must not come from the request.
  if (!origin) refuse('payment_unavailable');
  const amount = readAmount(price, { min: usd(settings['recharge.minimum']), max: maxPayment });
  const id = newId();
  const { checkoutId, url } = await payments.openCheckout({
    rechargeId: id,
    amount,
    method,
    locale,
    returnUrl: `${origin}${returnPath(id)}`,
    now,
  });

  return async (tx) => {
    await requireUnlocked(tx, userId, 'top_ups', now);
    await lockRequests(tx, userId);
    if ((await countOpen(tx, userId, 'waiting')) >= maxOpen) refuse('too_many_requests');
    await insertPayment(tx, {
      id,
      user_id: userId,
      method,
      asked: amount.minor,
      provider: payments.name,
      checkout_id: checkoutId,
      asked_at: now,
    });
    return { id, url };
  };
}

/** The path to which a browser returns from the provider. */
export const returnPath = (id: string): string => `/pay/return/${id}`;
