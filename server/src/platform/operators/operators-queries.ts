import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { deskOperators, OperatorRow } from '@tradewind/contract/platform/desk/operators';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { openCodeSecret } from '../../base/secrets/authenticator.ts';
import { namedRolesOf, rightsOf } from './custom-roles.ts';

/** The data of an operator that a sign-in checks. */
const credentials = (read: Read) =>
  read
    .selectFrom('operators')
    .select(['id', 'email', 'name', 'roles', 'password_hash', 'code_secret', 'disabled_at'])
    .select([rightsOf('operators').as('rights'), namedRolesOf('operators').as('custom_roles')]);

export function operatorByEmail(read: Read, email: string) {
  return credentials(read)
    .where(sql`lower(email)`, '=', email.normalize('NFKC').trim().toLowerCase())
    .executeTakeFirst();
}

export const credentialsOf = (read: Read, id: string) => credentials(read).where('id', '=', id).executeTakeFirst();

type Credentials = NonNullable<Awaited<ReturnType<typeof operatorByEmail>>>;

/** An operator as the session shows it to its owner. */
export const presentMe = ({
  id,
  name,
  email,
  roles,
  custom_roles,
  rights,
}: Pick<Credentials, 'id' | 'name' | 'email' | 'roles' | 'custom_roles' | 'rights'>) => ({
  id,
  name,
  email,
  roles: roles as OperatorRole[],
  custom_roles,
  rights,
});

/** Who is signed in. @throws Refusal `operator_not_found`. */
export const meById = async (read: Read, id: string) =>
  presentMe(requireFound(await credentialsOf(read, id), 'operator_not_found'));

function operators(read: Read) {
  return read
    .selectFrom('operators as o')
    .select((eb) => [
      'o.id',
      'o.email',
      'o.name',
      'o.roles',
      namedRolesOf('o').as('custom_roles'),
      'o.created_at',
      'o.disabled_at',
      eb('o.code_secret', 'is not', null).as('has_codes'),
      eb('o.sponsor_id', 'is not', null).as('sponsored'),
      eb
        .selectFrom('audit_log as l')
        .select('l.at')
        .whereRef('l.operator_id', '=', 'o.id')
        .orderBy('l.at', 'desc')
        .limit(1)
        .as('last_act_at'),
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof operators>['execute']>>[number];

const present = ({
  id,
  email,
  name,
  roles,
  custom_roles,
  created_at,
  disabled_at,
  has_codes,
  sponsored,
  last_act_at,
}: Found): OperatorRow => ({
  id,
  email,
  name,
  roles: roles as OperatorRole[],
  custom_roles,
  state: disabled_at ? 'disabled' : has_codes ? 'active' : 'invited',
  sponsored: sponsored ? 1 : 0,
  created_at: created_at.toISOString(),
  last_act_at: last_act_at?.toISOString() ?? null,
});

/** @throws Refusal `operator_not_found`. */
export async function operatorById(read: Read, id: string): Promise<OperatorRow> {
  const row = await operators(read).where('o.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'operator_not_found'));
}

/** A page of operators; filtered and paged in memory, because there are few. */
export async function listOperators(
  read: Read,
  { page, limit, sort, q, state }: ParsedInputOf<typeof deskOperators>,
): Promise<OutputOf<typeof deskOperators>> {
  const field = sort.replace('-', '') as 'name' | 'created_at';
  let query = operators(read)
    .orderBy(`o.${field}`, sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('o.id');
  if (q)
    query = query.where((eb) =>
      eb.or([eb('o.name', 'ilike', likeAnywhere(q)), eb('o.email', 'ilike', likeAnywhere(q))]),
    );
  const rows = (await query.execute()).map(present).filter((row) => !state || row.state === state);
  return { list: rows.slice(rowsBefore(page, limit), page * limit), total: rows.length };
}

export interface Act {
  at: Date;
  /** Name; empty for the command line. */
  by: string;
  act: string;
  details: Record<string, unknown>;
}

/** The audit entries of a subject with acts of these kinds, newest first. */
export async function actsOn(read: Read, subject: string, kinds: readonly string[]): Promise<Act[]> {
  const rows = await read
    .selectFrom('audit_log as l')
    .leftJoin('operators as o', 'o.id', 'l.operator_id')
    .select(['l.at', 'o.name', 'l.act', 'l.details'])
    .where('l.subject', '=', subject)
    .where((eb) => eb.or(kinds.map((kind) => eb('l.act', 'like', `${kind}.%`))))
    .orderBy('l.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ at, name, act, details }) => ({
    at,
    by: name ?? '',
    act,
    details: details as Record<string, unknown>,
  }));
}

/** Whether the secret decrypts what the database holds sealed. */
export async function secretFits(read: Read, secret: Buffer): Promise<boolean> {
  const sealed = await read
    .selectFrom('operators')
    .select(['id', 'code_secret'])
    .where('code_secret', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!sealed) return true;
  try {
    openCodeSecret(secret, 'operators', sealed.id, sealed.code_secret!);
    return true;
  } catch {
    return false;
  }
}
