import type { CustomRole } from '@tradewind/contract/platform/desk/roles';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { brokenConstraint, type Read, type Tx } from '../../base/db/database.ts';

/** The rights of an operator's custom roles, in SQL. */
export const rightsOf = (alias: string) =>
  sql<
    string[]
  >`array(select distinct unnest(r.rights) from operator_roles r where r.id = any(${sql.ref(`${alias}.custom_roles`)}))`;

/** The custom roles of an operator with their names, in SQL. */
export const namedRolesOf = (alias: string) =>
  sql<{ id: string; name: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
    from operator_roles r where r.id = any(${sql.ref(`${alias}.custom_roles`)})
  ), '[]')`;

/** All custom roles by name, and how many operators have each. */
export async function listCustomRoles(read: Read): Promise<CustomRole[]> {
  const rows = await read
    .selectFrom('operator_roles as r')
    .select((eb) => [
      'r.id',
      'r.name',
      'r.rights',
      eb
        .selectFrom('operators as o')
        .select((inner) => inner.fn.countAll<bigint>().as('holders'))
        .where((inner) => inner('o.custom_roles', '@>', sql<string[]>`array[r.id]`))
        .as('holders'),
    ])
    .orderBy(sql`lower(r.name)`)
    .execute();
  return rows.map(({ holders, ...role }) => ({ ...role, holders: Number(holders) }));
}

/** Locks a custom role. @throws Refusal `role_not_found`. */
export async function lockCustomRole(tx: Tx, id: string) {
  const row = await tx.selectFrom('operator_roles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return requireFound(row, 'role_not_found');
}

/** The names of these custom roles, which can't be removed until the transaction ends. @throws Refusal `role_not_found`. */
export async function requireCustomRoles(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('operator_roles')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
  if (rows.length < new Set(ids).size) refuse('role_not_found', {}, ['custom_roles']);
  return rows.map(({ name }) => name).toSorted();
}

/** Stores a new or changed custom role. @throws Refusal `role_name_taken`. */
export async function saveCustomRole(
  tx: Tx,
  role: { id: string; name: string; rights: string[] },
  at: Date,
): Promise<void> {
  const { name, rights } = role;
  await tx
    .insertInto('operator_roles')
    .values({ ...role, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, rights }))
    .execute()
    .catch((error: unknown) => {
      if (brokenConstraint(error) === 'operator_roles_name') refuse('role_name_taken', {}, ['name']);
      throw error;
    });
}

/** Whether another custom role has a name, in any case. */
export async function isRoleNameTaken(read: Read, name: string, exceptId: string): Promise<boolean> {
  const row = await read
    .selectFrom('operator_roles')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any operator has a custom role, disabled ones included. */
export async function isRoleHeld(read: Read, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('operators')
    .select('id')
    .where('custom_roles', '@>', sql<string[]>`array[${id}::uuid]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCustomRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('operator_roles').where('id', '=', id).execute();
}
