import { checkBooks } from '../src/money/ledger/index.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { openingBalance } from '../bench/shoppers.ts';
import { withClient } from '../test/with-client.ts';
import type { Acknowledged } from './shopper-acts.ts';
import type { World } from './world.ts';

/** What every act of the drill leaves in the database, once. */
const allTraces = `
  select reference as trace from transactions
    where kind in ('recharge', 'order_paid', 'withdrawal_asked', 'withdrawal_returned')
      or (kind = 'order_refunded' and reference like 'refund:%')
  union all select 'order:' || id || ':placed' from orders
  union all select 'order:' || id || ':cancelled' from orders where status = 'cancelled'
  union all select 'refund:' || order_id || ':requested' from refund_requests
  union all select 'recharge:' || id || ':reported' from recharges where method = 'manual'
  union all select 'message:' || id from service_messages where not automatic`;

/** How what was acknowledged differs from what is stored; empty lists when it does not. */
export interface Comparison {
  /** Acknowledged acts without a trace. */
  lost: string[];
  /** Traces of acts that nobody was told of: an act that happened twice has one. */
  doubled: string[];
  /** Shoppers whose balance is another than their acts make it. */
  wrongBalances: string[];
  /** Findings of the recount of the books. */
  findings: string[];
  entries: bigint;
}

/** The acknowledged acts that left no trace. */
export async function findLost(url: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ trace: string }>(
      `select unnest($1::text[]) as trace except select trace from (${allTraces}) all_traces`,
      [acknowledged.map(({ trace }) => trace)],
    ),
  );
  return rows.map(({ trace }) => trace);
}

/** Compares everything, when nothing is under way any more. */
export async function compare(url: string, world: World, acknowledged: readonly Acknowledged[]): Promise<Comparison> {
  const { traces, balances } = await withClient(url, async (client) => ({
    traces: (await client.query<{ trace: string }>(allTraces)).rows.map(({ trace }) => trace),
    balances: new Map(
      (
        await client.query<{ owner_id: string; amount: string }>(
          `select a.owner_id, b.amount from balances b join accounts a on a.id = b.account_id where a.kind = 'user_available'`,
        )
      ).rows.map(({ owner_id, amount }) => [owner_id, BigInt(amount)]),
    ),
  }));
  const stored = new Set(traces);
  const told = new Set(acknowledged.map(({ trace }) => trace));
  const expected = new Map(world.shoppers.map(({ id }) => [id, openingBalance]));
  for (const { shopperId, change } of acknowledged) expected.set(shopperId, expected.get(shopperId)! + change);

  const db = openDatabase({ url, pool: 1 });
  const { findings, entries } = await checkBooks(db).finally(db.close);
  return {
    lost: [...told].filter((trace) => !stored.has(trace)),
    doubled: [...traces.filter((trace) => !told.has(trace)), ...repeated(traces)],
    wrongBalances: [...expected].filter(([id, amount]) => balances.get(id) !== amount).map(([id]) => id),
    findings,
    entries,
  };
}

function repeated(traces: readonly string[]): string[] {
  const seen = new Set<string>();
  return traces.filter((trace) => seen.size === seen.add(trace).size);
}
