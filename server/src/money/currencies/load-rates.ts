import type { loadRates as contract } from '@tradewind/contract/money/desk/rates';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { insertRates } from './rates-store.ts';
import { readRates } from './read-rates.ts';

/** Loads a list of rates that an operator supplies. @throws Refusal `rates_unreadable`. */
export async function loadRates(
  { db }: Deps,
  { operator, now }: DeskCall,
  { csv, source }: ParsedInputOf<typeof contract>,
): Promise<void> {
  const rates = readRates(csv, now.toISOString().slice(0, 10));
  await db.transact(async (tx) => {
    await insertRates(tx, rates, { source, by: operator.id, at: now });
    await audit(
      tx,
      operator,
      'rates.load',
      'rates',
      { source, rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) },
      now,
    );
  });
}
