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
 * Books a reversal of a payment. The shopper's balance is debited as far as it covers the amount; the platform bears
 * the rest, which is logged as an alarm.
 *
 * @returns false while the recharge is not credited, so that the provider sends the event again.
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
    legs: reversalLegs(recharge, fromShopper, borne),
  });
  await insertReversal(tx, { rechargeId: recharge.id, reference, reason, amount, borne, at, returnedAt: null });
  if (borne.minor > 0n)
    log.warn(
      { recharge: recharge.id, borne: borne.minor.toString(), alarm: true },
      'A payment was taken back that the shopper no longer has',
    );
  return true;
}

/** Books the return of a reversal (dispute won, refund failed) to the shopper and the platform, as they bore it. */
export async function returnReversal(
  tx: Tx,
  recharge: LockedRecharge,
  { reference, reason, amount }: ReversalEvent,
  at: Date,
): Promise<boolean> {
  const known = await findReversal(tx, recharge.id, reference);
  if (!known) {
    // The return arrived before the reversal, which must then have no effect.
    await insertReversal(tx, { rechargeId: recharge.id, reference, reason, amount, borne: usd(0), at, returnedAt: at });
    return true;
  }
  if (known.returnedAt) return true;
  await postTransaction(tx, {
    kind: 'recharge_given_back',
    reference: `recharge:${recharge.id}:given_back:${reference}`,
    memo: providerNames[recharge.provider ?? ''] ?? '',
    at,
    legs: reversalLegs(recharge, subtract(known.amount, known.borne), known.borne).map(({ from, to, amount }) => ({
      from: to,
      to: from,
      amount,
    })),
  });
  await saveReturned(tx, recharge.id, reference, at);
  return true;
}

/** The legs from the shopper's balance and the platform's revenue to the source of the recharge. */
function reversalLegs(recharge: LockedRecharge, fromShopper: Money, borne: Money): Leg[] {
  const to = sourceOf(recharge);
  const legs: Leg[] = [
    { from: userAvailable(recharge.userId), to, amount: fromShopper },
    { from: platformRevenue, to, amount: borne },
  ];
  return legs.filter(({ amount }) => amount.minor > 0n);
}
