import type { chooseCurrency as contract } from '@tradewind/contract/money/currencies';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { saveCurrency } from './users-store.ts';

/** Stores the currency in which a signed-in shopper reads prices; for a visitor only the browser stores it. */
export async function chooseCurrency(
  { db }: Deps,
  { actor }: Call,
  { currency }: ParsedInputOf<typeof contract>,
): Promise<null> {
  if (actor) await db.transact((tx) => saveCurrency(tx, actor.userId, currency));
  return null;
}
