import type { DeskRight } from '@tradewind/contract/base/desk-rights';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rightsOf } from './custom-roles.ts';

/**
 * Whom an operator counts as, in SQL. An operator whom one administrator brought in alone counts as that administrator:
 * such a pair is one person wherever two are required.
 */
export const principalOf = (alias: string) =>
  sql<string>`coalesce(${sql.ref(`${alias}.sponsor_id`)}, ${sql.ref(`${alias}.id`)})`;

/** Whether the operator in a column is a second person beside another one, in SQL. */
export const isSecondPerson = (column: string, otherId: string) =>
  sql<SqlBool>`(select coalesce(sponsor_id, id) from operators where id = ${sql.ref(column)})
    <> (select coalesce(sponsor_id, id) from operators where id = ${otherId})`;

/** @throws Refusal `second_person_required` when the two operators are one person, or count as one. */
export async function requireSecondPerson(read: Read, firstId: string, secondId: string): Promise<void> {
  const row = await read
    .selectFrom('operators as o')
    .select('o.id')
    .where('o.id', '=', secondId)
    .where(isSecondPerson('o.id', firstId))
    .executeTakeFirst();
  if (!row) refuse('second_person_required');
}

/**
 * Requires an operator who is a second person beside each of some others. Where nobody else with a role or a right is one,
 * it is enough to be one beside the first of them.
 *
 * @throws Refusal `third_person_required` or `second_person_required`.
 */
export async function requireUninvolved(
  read: Read,
  operatorId: string,
  involved: readonly [string, ...string[]],
  { role, right }: { role: OperatorRole; right: DeskRight },
): Promise<void> {
  const uninvolved = await read
    .selectFrom('operators as o')
    .select('o.id')
    .where('o.disabled_at', 'is', null)
    .where('o.code_secret', 'is not', null)
    .where((eb) => eb.or([eb('o.roles', '@>', eb.val([role])), sql<SqlBool>`${right} = any(${rightsOf('o')})`]))
    .where((eb) => eb.and(involved.map((id) => isSecondPerson('o.id', id))))
    .execute();
  if (uninvolved.some(({ id }) => id === operatorId)) return;
  if (uninvolved.length > 0) refuse('third_person_required');
  await requireSecondPerson(read, involved[0], operatorId);
}

export interface Administrator {
  id: string;
  name: string;
  email: string;
  /** Whom the administrator counts as. */
  principal: string;
}

/** The administrators who can sign in. */
export function activeAdministrators(read: Read): Promise<Administrator[]> {
  return read
    .selectFrom('operators as o')
    .select(['o.id', 'o.name', 'o.email', principalOf('o').as('principal')])
    .where((eb) => eb('o.roles', '@>', eb.val(['admin'])))
    .where('o.disabled_at', 'is', null)
    .where('o.code_secret', 'is not', null)
    .orderBy('o.id')
    .execute();
}

/** Whether no two active administrators are independent of each other, so that only a waiting time guards changes. */
export const isSingleAdministrator = (admins: readonly Administrator[]): boolean =>
  new Set(admins.map(({ principal }) => principal)).size < 2;

/** Whether an operator may still act in one of these roles. */
export async function hasRole(read: Read, id: string, roles: readonly OperatorRole[]): Promise<boolean> {
  const row = await read
    .selectFrom('operators')
    .select('roles')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.roles.some((role) => (roles as readonly string[]).includes(role)) ?? false;
}
