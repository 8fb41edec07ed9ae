import { usd, type Money } from '@tradewind/contract/base/money';
import type { RechargeMethod, RechargeState } from '@tradewind/contract/money/recharges';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { rechargeApproved } from './recharge-events.ts';
import type { RechargeFacts } from './recharge-transitions.ts';

export interface LockedRecharge extends RechargeFacts {
  userId: string;
  asked: Money;
  network: string | null;
  provider: string | null;
  paymentId: string | null;
}

/** Every act on a top-up locks it first, before balances. */
export async function lockRecharge(tx: Tx, id: string): Promise<LockedRecharge | null> {
  const row = await tx
    .selectFrom('recharges')
    .select(['id', 'user_id', 'method', 'state', 'asked', 'network', 'provider', 'payment_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, payment_id: paymentId, method, state, asked, ...rest } = row;
  return {
    ...rest,
    userId,
    paymentId,
    asked: usd(asked),
    method: method as RechargeMethod,
    state: state as RechargeState,
  };
}

/** Lets a shopper ask for one top-up at a time, so that the same one can't be asked for twice at once. */
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

/** The transfer that says the same and waits for an operator, if there is one. */
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

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('recharges')
    .values({ ...payment, state: 'waiting' })
    .execute();
}

/** Notes how much an operator saw arrive; what they said before counts no more. */
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

/** Whether somebody else than this operator saw the same amount arrive. */
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
    .where('operator_id', '<>', operatorId)
    .where('arrived', '=', arrived)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DepositRow {
  userId: string;
  network: string;
  address: string;
  amount: Money;
  /** Names the transfer on the chain, e.g. `<transaction>:<log>`; noted once. */
  reference: string;
  at: Date;
}

/**
 * Notes a deposit that was seen on a chain and is being credited, so that it stands among the shopper's top-ups. The
 * caller books it, in the same transaction.
 *
 * @returns false when it was noted before.
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
