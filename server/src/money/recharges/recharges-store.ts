import { usd, type Money } from '@tradewind/contract/base/money';
import type { RechargeMethod, RechargeState } from '@tradewind/contract/money/recharges';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { rechargeApproved } from './recharge-events.ts';
import type { RechargeFacts } from './recharge-transitions.ts';
import { isSecondPerson } from '../../platform/operators/index.ts';

export interface LockedRecharge extends RechargeFacts {
  userId: string;
  asked: Money;
  askedAt: Date;
  network: string | null;
  provider: string | null;
  paymentId: string | null;
}

/** Locks a recharge; every act on it does so before it locks balances. Null when there is none. */
export async function lockRecharge(tx: Tx, id: string): Promise<LockedRecharge | null> {
  const row = await tx
    .selectFrom('recharges')
    .select(['id', 'user_id', 'method', 'state', 'asked', 'asked_at', 'network', 'provider', 'payment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, payment_id: paymentId, asked_at: askedAt, method, state, asked, ...rest } = row;
  return {
    ...rest,
    userId,
    paymentId,
    asked: usd(asked),
    askedAt,
    method: method as RechargeMethod,
    state: state as RechargeState,
  };
}

/** Serializes a shopper's requests, so that concurrent duplicates are found. */
export async function lockRequests(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recharges ${userId}`}, 0))`.execute(tx);
}

export interface Transfer {
  userId: string;
  network: string;
  address: string;
  asked: Money;
  evidenceId: string;
}

/** Inserts a transfer that waits for an operator. @returns its id. */
export async function insertTransfer(
  tx: Tx,
  { userId, network, address, asked, evidenceId }: Transfer,
  at: Date,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('recharges')
    .values({
      id,
      user_id: userId,
      method: 'manual',
      state: 'auditing',
      asked: asked.minor,
      network,
      address,
      evidence_id: evidenceId,
      asked_at: at,
    })
    .execute();
  return id;
}

/** The id of an identical transfer that waits for an operator; null when there is none. */
export async function findSameTransfer(
  tx: Tx,
  { userId, network, asked, evidenceId }: Transfer,
): Promise<string | null> {
  const row = await tx
    .selectFrom('recharges')
    .select('id')
    .where('user_id', '=', userId)
    .where('evidence_id', '=', evidenceId)
    .where('network', '=', network)
    .where('asked', '=', asked.minor)
    .where('state', '=', 'auditing')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The number of a shopper's recharges in a state. */
export async function countOpen(tx: Tx, userId: string, state: 'waiting' | 'auditing'): Promise<number> {
  const { count } = await tx
    .selectFrom('recharges')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewPayment {
  id: string;
  user_id: string;
  method: 'card' | 'online';
  asked: bigint;
  provider: string;
  checkout_id: string;
  asked_at: Date;
}

/** Inserts a payment that waits for its provider. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('recharges')
    .values({ ...payment, state: 'waiting' })
    .execute();
}

/** Records the amount that an operator approves; replaces the operator's previous approval. */
export async function recordApproval(
  tx: Tx,
  rechargeId: string,
  operatorId: string,
  { minor: arrived }: Money,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('recharge_approvals')
    .values({ recharge_id: rechargeId, operator_id: operatorId, arrived, approved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['recharge_id', 'operator_id']).doUpdateSet({ arrived, approved_at: at }),
    )
    .execute();
}

/** Whether another operator has approved the same amount. */
export async function isApprovedByAnother(
  tx: Tx,
  rechargeId: string,
  operatorId: string,
  { minor: arrived }: Money,
): Promise<boolean> {
  const row = await tx
    .selectFrom('recharge_approvals')
    .select('operator_id')
    .where('recharge_id', '=', rechargeId)
    .where(isSecondPerson('operator_id', operatorId))
    .where('arrived', '=', arrived)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DepositRow {
  userId: string;
  network: string;
  address: string;
  amount: Money;
  /** The transfer on the chain, `<transaction>:<log>`; it can be recorded only once. */
  reference: string;
  at: Date;
}

/**
 * Records a credited deposit among the shopper's recharges. The caller books it in the same transaction.
 *
 * @returns false when it was recorded before.
 */
export async function recordDeposit(
  tx: Tx,
  jobs: Jobs,
  { userId, network, address, amount, reference, at }: DepositRow,
): Promise<boolean> {
  const row = await tx
    .insertInto('recharges')
    .values({
      id: newId(),
      user_id: userId,
      method: 'chain',
      state: 'passed',
      asked: amount.minor,
      arrived: amount.minor,
      network,
      address,
      chain_reference: `${network}:${reference}`,
      asked_at: at,
      decided_at: at,
    })
    .onConflict((conflict) => conflict.column('chain_reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await jobs.publish(tx, rechargeApproved, { rechargeId: row.id });
  return row !== undefined;
}
