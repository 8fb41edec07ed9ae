import type { RechargeMethod, RechargeState } from '@tradewind/contract/money/recharges';
import { sql } from 'kysely';
import { day } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

function recharges(read: Read) {
  return read
    .selectFrom('recharges as r')
    .leftJoin('uploads as e', 'e.id', 'r.evidence_id')
    .select([
      'r.id',
      'r.method',
      'r.state',
      'r.asked',
      'r.arrived',
      'r.network',
      'r.address',
      'r.provider',
      'r.message',
      'r.failure',
      'r.asked_at',
      'r.decided_at',
      'e.name as evidence',
      sql<bigint>`coalesce((select sum(v.amount) from recharge_reversals v where v.recharge_id = r.id and v.returned_at is null), 0)::bigint`.as(
        'taken_back',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof recharges>['executeTakeFirstOrThrow']>>;
export type FoundRecharge = Omit<Row, 'method' | 'state' | 'failure'> & {
  method: RechargeMethod;
  state: RechargeState;
  failure: 'declined' | 'expired' | null;
};

/** The states behind the wire's filter values. */
const statesOf: Readonly<Record<string, readonly RechargeState[]>> = {
  0: ['waiting', 'auditing'],
  1: ['passed'],
  2: ['refused'],
  '-1': ['refused'],
};
const allStates: readonly RechargeState[] = ['waiting', 'auditing', 'passed', 'refused'];

/** A page of a shopper's recharges, latest first, with the total of all pages. */
export async function listRecharges(
  read: Read,
  userId: string,
  status: string,
  page: number,
  limit: number,
): Promise<{ rows: FoundRecharge[]; total: number }> {
  const states = statesOf[status] ?? allStates;
  const [rows, { count }] = await Promise.all([
    recharges(read)
      .where('r.user_id', '=', userId)
      .where('r.state', 'in', states)
      .orderBy('r.asked_at', 'desc')
      .orderBy('r.id', 'desc')
      .offset(rowsBefore(page, limit))
      .limit(limit)
      .execute(),
    read
      .selectFrom('recharges')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .where('state', 'in', states)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as FoundRecharge[], total: Number(count) };
}

/** A shopper's recharge; null when there is none. */
export async function findRecharge(read: Read, userId: string, id: string): Promise<FoundRecharge | null> {
  const row = await recharges(read).where('r.user_id', '=', userId).where('r.id', '=', id).executeTakeFirst();
  return (row as FoundRecharge | undefined) ?? null;
}

/** The sum of a shopper's transfers that wait for an operator, minor units. */
export async function pendingRecharges(read: Read, userId: string): Promise<bigint> {
  const { sum } = await read
    .selectFrom('recharges')
    .select(sql<bigint>`coalesce(sum(asked), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('state', '=', 'auditing')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Fewer decisions than this say nothing about how long the next will take. */
const fewestReviews = 5;
const reviewsFrom = 30 * day;
/** The newest ones say most, and reading more would cost more. */
const mostReviews = 200;

/** The median time from report to decision of transfers, whole minutes, at least one; null while too few are known. */
export async function medianReviewMinutes(read: Read, now: Date): Promise<number | null> {
  const { count, minutes } = await read
    .selectFrom((from) =>
      from
        .selectFrom('recharges')
        .select(['asked_at', 'decided_at'])
        .where('method', '=', 'manual')
        .where('decided_at', 'is not', null)
        .where('decided_at', '>', new Date(now.getTime() - reviewsFrom))
        .orderBy('decided_at', 'desc')
        .limit(mostReviews)
        .as('r'),
    )
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number | null>`greatest(1, round(percentile_cont(0.5) within group (
        order by extract(epoch from r.decided_at - r.asked_at)) / 60))::int`.as('minutes'),
    ])
    .executeTakeFirstOrThrow();
  return count < fewestReviews ? null : minutes;
}

export interface WaitingPayment {
  id: string;
  provider: string;
  checkoutId: string;
}

const waiting = (read: Read, provider: string) =>
  read
    .selectFrom('recharges')
    .select(['id', 'provider', 'checkout_id'])
    .where('state', '=', 'waiting')
    .where('provider', '=', provider)
    .where('checkout_id', 'is not', null);

const presentWaiting = (row: { id: string; provider: string | null; checkout_id: string | null }): WaitingPayment => ({
  id: row.id,
  provider: row.provider!,
  checkoutId: row.checkout_id!,
});

/** The waiting payment of a recharge; null when there is none. */
export async function findWaiting(read: Read, provider: string, id: string): Promise<WaitingPayment | null> {
  const row = await waiting(read, provider).where('id', '=', id).executeTakeFirst();
  return row ? presentWaiting(row) : null;
}

/** Waiting payments from before a time, oldest first. */
export async function listWaiting(
  read: Read,
  provider: string,
  before: Date,
  limit: number,
): Promise<WaitingPayment[]> {
  return (await waiting(read, provider).where('asked_at', '<', before).orderBy('asked_at').limit(limit).execute()).map(
    presentWaiting,
  );
}

export interface EvidenceRow {
  id: string;
  user_id: string;
  asked: bigint;
  state: RechargeState;
  asked_at: Date;
}

/** The recharges of these shoppers by transfer, latest first, at most 100. */
export async function evidenceOf(read: Read, userIds: readonly string[]): Promise<EvidenceRow[]> {
  if (userIds.length === 0) return [];
  const rows = await read
    .selectFrom('recharges')
    .select(['id', 'user_id', 'asked', 'state', 'asked_at'])
    .where('user_id', 'in', [...userIds])
    .where('method', '=', 'manual')
    .orderBy('asked_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as RechargeState }));
}
