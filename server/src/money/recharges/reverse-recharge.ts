import { subtract, usd, type Money } from '@tradewind/contract/base/money';
import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../base/db/database.ts';
import { lockBalance, platformRevenue, postTransaction, userAvailable, type Leg } from '../ledger/index.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { providerNames } from './book-credit.ts';
import { sourceOf } from './recharge.ts';
import type { LockedRecharge } from './recharges-store.ts';
import { findReversal, insertReversal, saveReturned } from './reversals-store.ts';

type ReversalEvent = Extract<PaymentEvent, { what: 'taken_back' | 'given_back' }>;

/**
 * A card's owner took the payment back, with or without the bank's help. It leaves the shopper's balance as far as it is
 * still there; the platform bears the rest, and operators hear of it.
 */
export async function reverseRecharge(
  tx: Tx,
  recharge: LockedRecharge,
  { reference, reason, amount }: ReversalEvent,
  at: Date,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (recharge.state !== 'passed') return false;
  if (await findReversal(tx, recharge.id, reference)) return true;
  const balance = await lockBalance(tx, userAvailable(recharge.userId));
  const fromShopper = balance.minor < amount.minor ? balance : amount;
  const borne = subtract(amount, fromShopper);
  await postTransaction(tx, {
    kind: 'recharge_taken_back',
    reference: `recharge:${recharge.id}:taken_back:${reference}`,
    memo: providerNames[recharge.provider ?? ''] ?? '',
    at,
    legs: sharesOf(recharge, fromShopper, borne),
  });
  await insertReversal(tx, { rechargeId: recharge.id, reference, reason, amount, borne, at, returnedAt: null });
  if (borne.minor > 0n)
    log.warn(
      { recharge: recharge.id, borne: borne.minor.toString(), alarm: true },
      'A payment was taken back that the shopper no longer has',
    );
  return true;
}

/** The dispute was won, or the refund failed: everything goes back to who bore it. */
export async function returnReversal(
  tx: Tx,
  recharge: LockedRecharge,
  { reference, reason, amount }: ReversalEvent,
  at: Date,
): Promise<boolean> {
  const known = await findReversal(tx, recharge.id, reference);
  if (!known) {
    // The end came before the beginning, which must then have no effect any more.
    await insertReversal(tx, { rechargeId: recharge.id, reference, reason, amount, borne: usd(0), at, returnedAt: at });
    return true;
  }
  if (known.returnedAt) return true;
  await postTransaction(tx, {
    kind: 'recharge_given_back',
    reference: `recharge:${recharge.id}:given_back:${reference}`,
    memo: providerNames[recharge.provider ?? ''] ?? '',
    at,
    legs: sharesOf(recharge, subtract(known.amount, known.borne), known.borne).map(({ from, to, amount }) => ({
      from: to,
      to: from,
      amount,
    })),
  });
  await saveReturned(tx, recharge.id, reference, at);
  return true;
}

/** Out of the shopper's balance and the platform's result, back to where it came from. */
function sharesOf(recharge: LockedRecharge, fromShopper: Money, borne: Money): Leg[] {
  const to = sourceOf(recharge);
  const legs: Leg[] = [
    { from: userAvailable(recharge.userId), to, amount: fromShopper },
    { from: platformRevenue, to, amount: borne },
  ];
  return legs.filter(({ amount }) => amount.minor > 0n);
}
