import type { chooseCurrency as contract } from '@tradewind/contract/money/currencies';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { saveCurrency } from './users-store.ts';

/** Remembers in which currency someone signed in reads prices. A visitor's browser keeps it alone. */
export async function chooseCurrency(
  { db }: Deps,
  { actor }: Call,
  { currency }: ParsedInputOf<typeof contract>,
): Promise<null> {
  if (actor) await db.transact((tx) => saveCurrency(tx, actor.userId, currency));
  return null;
}
