import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  audit,
  confirmOperatorRow,
  createLink,
  disableOperatorRow,
  insertOperator,
  inviteAgain,
  linkPath,
  lockOperator,
  operatorByEmail,
} from '../operators/index.ts';
import { setSetting } from '../settings/index.ts';
import { readEmail } from './operator-email.ts';

/**
 * Acts at the command line of the server. Whoever has the machine has the database, so they take effect at once; each is
 * in the audit log without an operator.
 */
type MachineDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Creates an operator who counts as a person of their own.
 *
 * @returns the path of a one-time link to set up password and codes.
 * @throws Refusal `email_invalid`, `operator_email_taken`.
 */
export async function addOperator(
  { db, clock }: MachineDeps,
  { email: typed, roles }: { email: string; roles: readonly OperatorRole[] },
): Promise<string> {
  const email = readEmail(typed);
  const operator = { id: newId(), email, name: email.split('@')[0]!, roles: [...new Set(roles)] };
  const now = clock.now();
  return db.transact(async (tx) => {
    await insertOperator(tx, { ...operator, password_hash: null, created_at: now });
    const { id: _id, ...details } = operator;
    await audit(tx, null, 'operator.added', `operator:${operator.id}`, details, now);
    return linkPath((await createLink(tx, operator.id, now)).token);
  });
}

/**
 * Resets an operator, who may be disabled.
 *
 * @returns the path of a one-time link to set up password and codes anew.
 * @throws Refusal `operator_not_found`.
 */
export async function resetOperator({ db, clock }: MachineDeps, email: string): Promise<string> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const { id } = await lockByEmail(tx, email);
    await inviteAgain(tx, id);
    await audit(tx, null, 'operator.reset', `operator:${id}`, { email }, now);
    return linkPath((await createLink(tx, id, now)).token);
  });
}

/** Disables an operator and ends their sessions. @throws Refusal `operator_not_found`. */
export async function disableOperatorByMachine({ db, clock }: MachineDeps, email: string): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    const { id } = await lockByEmail(tx, email);
    await disableOperatorRow(tx, id, now);
    await audit(tx, null, 'operator.disabled', `operator:${id}`, { email }, now);
  });
}

/** Makes an operator whom one administrator brought in alone a person of their own. @throws Refusal `operator_not_found`. */
export async function confirmOperator({ db, clock }: MachineDeps, email: string): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    const { id } = await lockByEmail(tx, email);
    await confirmOperatorRow(tx, id);
    await audit(tx, null, 'operator.confirmed', `operator:${id}`, { email }, now);
  });
}

/** Lets operators use the desk from every network, where the setting of networks has shut them all out. */
export async function openNetworksByMachine({ db, clock }: MachineDeps): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await setSetting(tx, 'security.operatorNetworksLines', '', { by: null, at: now });
    await audit(tx, null, 'setting.changed', 'setting:security.operatorNetworksLines', { after: '' }, now);
  });
}

async function lockByEmail(tx: Tx, email: string) {
  return lockOperator(tx, requireFound(await operatorByEmail(tx, email), 'operator_not_found').id);
}
