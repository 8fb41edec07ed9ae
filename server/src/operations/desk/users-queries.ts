import type { DeskUser, DeskUserDetail, deskUsers as contract } from '@tradewind/contract/people/desk/users';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { LockScope } from '@tradewind/contract/people/desk/accounts';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { countedTotal, isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { isId } from '../../base/ids/ids.ts';
import { accountsLockedUntil, lockedUntil } from '../../money/withdrawals/index.ts';
import { credentialChangesOf } from '../../people/users/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { cents } from './wire.ts';

function users(read: Read) {
  return read
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.username',
      'u.nickname',
      'u.email',
      'u.mobile',
      'u.avatar',
      'u.created_at',
      'u.locked',
      'u.deleted_at',
    ])
    .select(sql<string | null>`to_char(u.birthday, 'YYYY-MM-DD')`.as('birthday'))
    .select([balanceOf('user_available').as('available'), balanceOf('user_held').as('held')])
    .select(hasSecondFactor.as('second_factor'));
}

const balanceOf = (kind: string) =>
  sql<bigint>`coalesce((select b.amount from accounts a join balances b on b.account_id = a.id where a.owner_id = u.id and a.kind = ${kind}), 0)`;

const hasSecondFactor = sql<boolean>`(exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) or exists (select from passkeys p where p.user_id = u.id))`;

type UserRow = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number];

const present = ({
  email,
  mobile,
  birthday,
  created_at,
  available,
  held,
  second_factor,
  locked,
  deleted_at,
  ...user
}: UserRow): DeskUser => ({
  ...user,
  email: email ?? '',
  mobile: mobile ?? '',
  birthday: birthday ?? '',
  created_at: created_at.toISOString(),
  available: cents(available),
  held: cents(held),
  second_factor: second_factor ? 1 : 0,
  locked: locked as LockScope | null,
  deleted: deleted_at ? 1 : 0,
});

/** One user with balances. @throws Refusal `user_not_found`. */
export async function userById(read: Read, id: string): Promise<DeskUser> {
  const row = await users(read).where('u.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'user_not_found'));
}

/** One user with balances, and until when the account is locked after a change or a recovery. @throws Refusal `user_not_found`. */
export async function showUser(read: Read, id: string, now: Date): Promise<DeskUserDetail> {
  const [user, settings, changes, lock] = await Promise.all([
    userById(read, id),
    readSettings(read, now),
    credentialChangesOf(read, id),
    lockOf(read, id),
  ]);
  return {
    ...user,
    recovered_at: changes.recoveredAt?.toISOString() ?? null,
    withdrawals_locked_until: lockedUntil(settings, changes, now)?.toISOString() ?? null,
    accounts_locked_until: accountsLockedUntil(settings, changes, now)?.toISOString() ?? null,
    lock,
  };
}

/** Why, when and by whom an account was locked; null without a lock. */
async function lockOf(read: Read, id: string): Promise<DeskUserDetail['lock']> {
  const row = await read
    .selectFrom('account_locks as l')
    .innerJoin('operators as o', 'o.id', 'l.locked_by')
    .select(['l.reason', 'l.locked_at', 'o.name'])
    .where('l.user_id', '=', id)
    .where('l.ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { reason: row.reason, at: row.locked_at.toISOString(), by: row.name } : null;
}

type OnlyThose = NonNullable<ParsedInputOf<typeof contract>['only']>;

/** Accounts that were opened within this time are new. */
const newFor = 7 * day;

const conditions: Readonly<Record<OnlyThose, (now: Date) => RawBuilder<boolean>>> = {
  locked: () => sql`u.locked is not null`,
  ordered: () => sql`exists (select from orders o where o.user_id = u.id)`,
  new: (now) => sql`u.created_at > ${later(now, -newFor)} and u.deleted_at is null`,
  deleted: () => sql`u.deleted_at is not null`,
};

/** A page of users, found by id or by part of name, nickname, e-mail or phone number. */
export async function findUsers(
  read: Read,
  { page, limit, cursor, sort, q, only }: ParsedInputOf<typeof contract>,
  now: Date,
): Promise<OutputOf<typeof contract>> {
  const matches =
    q &&
    (isId(q)
      ? sql`u.id = ${q}`
      : sql`(${sql.join(
          ['username', 'nickname', 'email', 'mobile'].map(
            (column) => sql`u.${sql.ref(column)} ilike ${likeAnywhere(q)}`,
          ),
          sql` or `,
        )})`);
  // Without a person there is nothing to look for; who needs the books of a deleted account finds it by its id.
  const those = only ? conditions[only](now) : !(q && isId(q)) && sql`u.deleted_at is null`;
  const wanted = allOf([matches, those]);
  const field = sort.replace('-', '') as 'created_at' | 'username';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = { table: 'users', alias: 'u', column: field, direction, ids: direction } as const;
  const [found, total] = await Promise.all([
    users(read)
      .where(allOf([wanted, cursor && isBehindRow(order, cursor)]))
      .orderBy(`u.${field}`, direction)
      .orderBy('u.id', direction)
      .limit(limit + 1)
      .offset(rowsBefore(page, limit, cursor))
      .execute(),
    countedTotal(read, sql`from users u where ${wanted}`),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { list: rows.map(present), total, next };
}
