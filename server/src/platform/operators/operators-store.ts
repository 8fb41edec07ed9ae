import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint, type Read, type Tx } from '../../base/db/database.ts';
import { deletePasskeysOf } from '../../base/passkeys/passkeys-store.ts';
import { endSessionsOf } from './operator-sessions.ts';
import { principalOf } from './second-person.ts';

export interface NewOperator {
  id: string;
  email: string;
  name: string;
  roles: OperatorRole[];
  custom_roles?: string[];
  /** Null until the operator has set a password through a one-time link. */
  password_hash: string | null;
  /** Sealed secret of the codes, with the time step of the last one used; without them the operator is only invited. */
  code_secret?: Buffer;
  code_step?: bigint;
  /** The administrator who brought the operator in alone. */
  sponsor_id?: string | null;
  created_at: Date;
}

/** @throws Refusal `operator_email_taken`. */
export async function insertOperator(tx: Tx, operator: NewOperator): Promise<void> {
  await tx
    .insertInto('operators')
    .values(operator)
    .execute()
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'operators_email') refuse('operator_email_taken', {}, ['email']);
      throw error;
    });
}

/** Whether there is any operator, who may be invited or disabled. */
export async function hasOperators(read: Read): Promise<boolean> {
  return (await read.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the administrators and returns those who can sign in, so that two can't be removed concurrently. */
async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('operators')
    .select(['id', 'disabled_at', 'code_secret'])
    .where((eb) => eb('roles', '@>', eb.val(['admin'])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.disabled_at === null && row.code_secret !== null).map((row) => row.id);
}

/** @throws Refusal `operator_last_admin` when no other administrator can sign in. */
export async function requireAnotherAdmin(tx: Tx, operatorId: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (!admins.some((id) => id !== operatorId)) refuse('operator_last_admin');
}

/** @throws Refusal `operator_not_found`. */
export async function lockOperator(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'roles', 'custom_roles', 'disabled_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { roles, ...operator } = requireFound(row, 'operator_not_found');
  return { ...operator, roles: roles as OperatorRole[] };
}

export async function saveRoles(tx: Tx, id: string, roles: OperatorRole[], customRoles: string[]): Promise<void> {
  await tx.updateTable('operators').set({ roles, custom_roles: customRoles }).where('id', '=', id).execute();
}

export async function disableOperatorRow(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ disabled_at: at })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .execute();
  await endAccess(tx, id);
}

/** Resets an operator, who may be disabled: no password, codes, passkeys and sessions until a one-time link is used. */
export async function inviteAgain(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ password_hash: null, code_secret: null, disabled_at: null })
    .where('id', '=', id)
    .execute();
  await deletePasskeysOf(tx, { kind: 'operator_id', id });
  await endAccess(tx, id);
}

/** Makes an operator a person of their own, whoever brought them in. */
export async function confirmOperatorRow(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('operators').set({ sponsor_id: null }).where('id', '=', id).execute();
}

/** The administrator with whom an operator counts as one person: the sponsor, or the operator themselves. */
export async function principalIdOf(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('operators as o')
    .select(principalOf('o').as('principal'))
    .where('o.id', '=', id)
    .executeTakeFirst();
  return requireFound(row, 'operator_not_found').principal;
}

/** Ends the sessions, the enrolment and the one-time link of an operator. */
async function endAccess(tx: Tx, id: string): Promise<void> {
  await endSessionsOf(tx, id);
  await tx.deleteFrom('operator_links').where('operator_id', '=', id).execute();
  await tx.deleteFrom('operator_enrolments').where('operator_id', '=', id).execute();
}

/**
 * Marks a code as used: it and older ones are not valid again. May replace the password that was checked with it.
 *
 * @returns false when it was used before or the operator changed.
 */
export async function useCode(
  tx: Tx,
  id: string,
  step: bigint,
  checkedHash: string,
  newHash = checkedHash,
): Promise<boolean> {
  const row = await tx
    .updateTable('operators')
    .set({ code_step: step, password_hash: newHash })
    .where('id', '=', id)
    .where('code_step', '<', step)
    .where('password_hash', '=', checkedHash)
    .where('disabled_at', 'is', null)
    .where('code_secret', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an operator who can sign in. @returns false for one who was disabled or reset. */
export async function lockActiveOperator(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where('code_secret', 'is not', null)
    .where('password_hash', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the password that was checked. @returns false when it or the operator changed meanwhile. */
export async function usePassword(tx: Tx, id: string, checkedHash: string, newHash: string): Promise<boolean> {
  const row = await tx
    .updateTable('operators')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', checkedHash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
