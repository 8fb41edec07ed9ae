import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Hex } from '../networks/index.ts';
import type { ChainBalanceResult } from '@tradewind/contract/money/desk/chain-balances';

/** A comparison of a chain with the books. Amounts in minor USD. */
export interface NewChainBalance {
  id: string;
  network: string;
  at: Date;
  /** The operator; null for the daily comparison. */
  by: string | null;
  addresses: number;
  /** Null where no RPC answered. */
  onChain: bigint | null;
  books: bigint;
  uncredited: bigint;
  handedOver: bigint;
  failure: string;
}

/** Inserts a comparison. */
export async function insertChainBalance(tx: Tx, { by, onChain, handedOver, ...row }: NewChainBalance): Promise<void> {
  await tx
    .insertInto('chain_balances')
    .values({ ...row, asked_by: by, on_chain: onChain, handed_over: handedOver })
    .execute();
}

/** SQL: what a comparison `c` came to. */
const resultOf = sql<ChainBalanceResult>`case when c.on_chain is null then 'failed' when c.unexplained <> 0 then 'differs'
  when c.on_chain <> c.books then 'explained' else 'equal' end`;

const comparisons = (read: Read) =>
  read
    .selectFrom('chain_balances as c')
    .innerJoin('networks as n', 'n.code', 'c.network')
    .leftJoin('operators as o', 'o.id', 'c.asked_by')
    .selectAll('c')
    .select(['n.name as network_name', 'o.name as by_name', resultOf.as('result')]);
export type ChainBalanceRecord = Awaited<ReturnType<ReturnType<typeof comparisons>['executeTakeFirstOrThrow']>>;

interface Query {
  network?: string | undefined;
  result?: ChainBalanceResult | undefined;
  latest?: '1' | undefined;
  sort: string;
  page: number;
  limit: number;
}

/** A page of comparisons that the filters fit, with the total of all pages. */
export async function listChainBalances(
  read: Read,
  { network, result, latest, sort, page, limit }: Query,
): Promise<{ total: number; list: ChainBalanceRecord[] }> {
  const found = comparisons(read)
    .$if(network !== undefined, (query) => query.where('c.network', '=', network!))
    .$if(result !== undefined, (query) => query.where(resultOf, '=', result!))
    .$if(latest !== undefined, (query) => query.where('c.id', 'in', latestIds));
  const [list, { total }] = await Promise.all([
    found
      .orderBy('c.at', sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('c.id')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list };
}

/** SQL: the last comparison of each network. */
const latestIds = sql<string>`(
  select last.id from networks n cross join lateral (
    select id from chain_balances where network = n.code order by at desc, id limit 1) last)`;

/** One comparison. */
export const findChainBalance = (read: Read, id: string): Promise<ChainBalanceRecord> =>
  comparisons(read).where('c.id', '=', id).executeTakeFirstOrThrow();

/** The last comparisons of networks of real money whose difference nothing explains. */
export const unexplainedBalances = (read: Read): Promise<ChainBalanceRecord[]> =>
  comparisons(read)
    .where('c.id', 'in', latestIds)
    .where('n.test', '=', false)
    .where('c.unexplained', '<>', 0n)
    .orderBy('c.network')
    .execute();

const holdings = (read: Read) =>
  read
    .selectFrom('holding_addresses as h')
    .innerJoin('operators as o', 'o.id', 'h.added_by')
    .select(['h.id', 'h.network', 'h.address', 'h.label', 'h.added_at', 'o.name as added_by']);
export type HoldingRecord = Awaited<ReturnType<ReturnType<typeof holdings>['executeTakeFirstOrThrow']>>;

/** The platform's wallets on a network, the last that was named first. */
export const holdingsOf = (read: Read, network: string): Promise<HoldingRecord[]> =>
  holdings(read).where('h.network', '=', network).orderBy('h.added_at', 'desc').orderBy('h.id').execute();

/** Names a wallet, or names it anew. @returns it */
export async function upsertHolding(
  tx: Tx,
  holding: { id: string; network: string; address: string; hex: Hex; label: string; added_by: string; added_at: Date },
): Promise<HoldingRecord> {
  const { id } = await tx
    .insertInto('holding_addresses')
    .values(holding)
    .onConflict((conflict) => conflict.columns(['network', 'hex']).doUpdateSet({ label: holding.label }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return holdings(tx).where('h.id', '=', id).executeTakeFirstOrThrow();
}

/** Deletes a wallet. @returns it; null when there is none. */
export async function deleteHolding(tx: Tx, id: string): Promise<{ network: string; address: string } | null> {
  const row = await tx
    .deleteFrom('holding_addresses')
    .where('id', '=', id)
    .returning(['network', 'address'])
    .executeTakeFirst();
  return row ?? null;
}
