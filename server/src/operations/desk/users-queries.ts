import type { DeskUser, DeskUserDetail, deskUsers as contract } from '@tradewind/contract/people/desk/users';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { isId } from '../../base/ids/ids.ts';
import { accountsLockedUntil, lockedUntil } from '../../money/withdrawals/index.ts';
import { credentialChangesOf } from '../../people/users/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { cents } from './wire.ts';

function users(read: Read) {
  return read
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.nickname', 'u.email', 'u.mobile', 'u.avatar', 'u.created_at'])
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
});

/** One user with balances. @throws Refusal `user_not_found`. */
export async function userById(read: Read, id: string): Promise<DeskUser> {
  const row = await users(read).where('u.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'user_not_found'));
}

/** One user with balances, and until when the account is locked after a change or a recovery. @throws Refusal `user_not_found`. */
export async function showUser(read: Read, id: string, now: Date): Promise<DeskUserDetail> {
  const [user, settings, changes] = await Promise.all([
    userById(read, id),
    readSettings(read, now),
    credentialChangesOf(read, id),
  ]);
  return {
    ...user,
    recovered_at: changes.recoveredAt?.toISOString() ?? null,
    withdrawals_locked_until: lockedUntil(settings, changes, now)?.toISOString() ?? null,
    accounts_locked_until: accountsLockedUntil(settings, changes, now)?.toISOString() ?? null,
  };
}

/** A page of users, found by id or by part of name, nickname, e-mail or phone number. */
export async function findUsers(
  read: Read,
  { page, limit, sort, q }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  let query = users(read);
  let count = read.selectFrom('users as u').select((eb) => eb.fn.countAll<bigint>().as('total'));
  if (q) {
    const matches = isId(q)
      ? sql<boolean>`u.id = ${q}`
      : sql<boolean>`(${sql.join(
          ['username', 'nickname', 'email', 'mobile'].map(
            (column) => sql`u.${sql.ref(column)} ilike ${likeAnywhere(q)}`,
          ),
          sql` or `,
        )})`;
    query = query.where(matches);
    count = count.where(matches);
  }
  const field = sort.replace('-', '') as 'created_at' | 'username';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    query
      .orderBy(`u.${field}`, direction)
      .orderBy('u.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total) };
}
