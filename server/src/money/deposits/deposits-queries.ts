import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { Heights, Hex } from '../networks/index.ts';
import type { DepositState, UnmatchedReason } from './deposits-store.ts';

export interface Scan extends Heights {
  network: string;
  scannedThrough: bigint;
  triedAt: Date;
  doneAt: Date | null;
  /** The error of the last scan; empty when it succeeded. */
  error: string;
  /** The next block of a rescan that an operator requested; null without one. */
  againFrom: bigint | null;
}

/** The scan progress of each network. */
export async function scans(read: Read): Promise<Scan[]> {
  const rows = await read.selectFrom('network_scans').selectAll().orderBy('network').execute();
  return rows.map(({ scanned_through, tried_at, done_at, again_from, ...row }) => ({
    ...row,
    scannedThrough: scanned_through,
    triedAt: tried_at,
    doneAt: done_at,
    againFrom: again_from,
  }));
}

/** The scan progress of a network; null before its first scan. */
export async function scanOf(read: Read, network: string): Promise<Scan | null> {
  return (await scans(read)).find((scan) => scan.network === network) ?? null;
}

export interface DepositRow {
  id: string;
  network: string;
  txHash: Hex;
  place: number;
  block: bigint;
  to: Hex;
  amount: bigint;
  userId: string | null;
  state: DepositState;
  reason: UnmatchedReason | null;
  seenAt: Date;
  settledAt: Date | null;
  /** The operator's note. Shoppers read it only when the deposit was closed. */
  note: string;
}

const columns = [
  'id',
  'network',
  'tx_hash',
  'place',
  'block_number',
  'to_hex',
  'amount',
  'user_id',
  'state',
  'reason',
  'seen_at',
  'settled_at',
  'note',
] as const;
const deposits = (read: Read) => read.selectFrom('deposits').select(columns);

/** A page of a shopper's deposits, latest first. */
export async function depositsOfUser(
  read: Read,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; rows: DepositRow[] }> {
  const [{ total }, rows] = await Promise.all([
    read
      .selectFrom('deposits')
      .select((eb) => eb.fn.countAll().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    deposits(read)
      .where('user_id', '=', userId)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
  ]);
  return { total: Number(total), rows: rows.map(rowOf) };
}

/** The recorded deposits of a transaction, on any network. */
export async function depositsOfTransaction(read: Read, txHash: Hex): Promise<DepositRow[]> {
  return (await deposits(read).where('tx_hash', '=', txHash).orderBy('place').execute()).map(rowOf);
}

/** The sum of a shopper's seen deposits that will be credited without an operator, in minor USD. */
export async function pendingDeposits(read: Read, userId: string): Promise<bigint> {
  const { sum } = await read
    .selectFrom('deposits as d')
    .innerJoin('networks as n', 'n.code', 'd.network')
    .select(sql<bigint>`coalesce(sum(d.amount), 0)::bigint`.as('sum'))
    .where('d.user_id', '=', userId)
    .where('d.state', '=', 'seen')
    .whereRef('d.amount', '>=', 'n.minimum')
    .executeTakeFirstOrThrow();
  return sum;
}

/** The deposits that match no shopper and that no operator has decided about: how many, and since when the oldest waits. */
export async function unmatchedDeposits(read: Read): Promise<{ count: number; since: Date | null }> {
  const { count, since } = await read
    .selectFrom('deposits')
    .select((eb) => [eb.fn.countAll<bigint>().as('count'), eb.fn.min('seen_at').as('since')])
    .where('state', '=', 'unmatched')
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/** Whether this shopper has claimed a deposit. */
export async function claimedBy(read: Read, depositId: string, userId: string): Promise<boolean> {
  return (
    (await read
      .selectFrom('deposit_claims')
      .select('id')
      .where('deposit_id', '=', depositId)
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  );
}

function rowOf(row: {
  id: string;
  network: string;
  tx_hash: string;
  place: number;
  block_number: bigint;
  to_hex: string;
  amount: bigint;
  user_id: string | null;
  state: string;
  reason: string | null;
  seen_at: Date;
  settled_at: Date | null;
  note: string;
}): DepositRow {
  return {
    id: row.id,
    network: row.network,
    txHash: row.tx_hash as Hex,
    place: row.place,
    block: row.block_number,
    to: row.to_hex as Hex,
    amount: row.amount,
    userId: row.user_id,
    state: row.state as DepositState,
    reason: row.reason as UnmatchedReason | null,
    seenAt: row.seen_at,
    settledAt: row.settled_at,
    note: row.note,
  };
}
