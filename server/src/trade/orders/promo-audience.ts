import type { audienceForm, PromoAudience } from '@tradewind/contract/trade/desk/promo-audiences';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Read, Tx } from '../../base/db/database.ts';
import { isId } from '../../base/ids/ids.ts';

type AudienceForm = z.output<z.ZodObject<typeof audienceForm>>;

/** Whom a code is for. */
export interface Audience {
  audience: PromoAudience;
  /** The ids of the accounts that it names. */
  accounts: readonly string[];
  registeredSince: Date | null;
  awayDays: number | null;
}

export const everybody: Audience = { audience: 'everybody', accounts: [], registeredSince: null, awayDays: null };

/**
 * Checks the form of an audience and finds the accounts that it names.
 *
 * @throws Refusal `promo_invalid` with the field that is missing or does not belong there, or `promo_account_unknown`.
 */
export async function readAudience(read: Read, form: AudienceForm): Promise<Audience> {
  const { audience, accounts, registered_since: since = null, away_days: days = null } = form;
  if ((audience === 'accounts') !== accounts.length > 0) refuse('promo_invalid', {}, ['accounts']);
  if ((audience === 'registered_since') !== (since !== null)) refuse('promo_invalid', {}, ['registered_since']);
  if (since && since < new Date(0)) refuse('promo_invalid', {}, ['registered_since']);
  if ((audience === 'away') !== (days !== null)) refuse('promo_invalid', {}, ['away_days']);
  return { audience, accounts: await accountIds(read, accounts), registeredSince: since, awayDays: days };
}

/** The ids of accounts by their usernames or ids. @throws Refusal `promo_account_unknown`. */
async function accountIds(read: Read, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const names = accounts.map((account) => account.toLowerCase());
  const found = await read
    .selectFrom('users')
    .select(['id', 'username'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(username)`, 'in', names), eb('id', 'in', names.filter(isId).concat(noAccount))]))
    .execute();
  const byName = new Map(
    found.flatMap(({ id, username }) => [[id, id] as const, [username.toLowerCase(), id] as const]),
  );
  const ids = names.map(
    (name, at) => byName.get(name) ?? refuse('promo_account_unknown', { account: accounts[at]! }, ['accounts']),
  );
  return [...new Set(ids)];
}

const noAccount = '00000000-0000-0000-0000-000000000000';

/** The columns of a code that say whom it is for. */
export const audienceColumns = ({ audience, registeredSince, awayDays }: Audience) => ({
  audience,
  audience_since: registeredSince,
  audience_days: awayDays,
});

/** Stores the accounts that a code names; those that were deleted meanwhile are left out. */
export async function insertNamed(tx: Tx, promoId: string, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insertInto('promo_accounts')
    .columns(['promo_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([sql<string>`${promoId}::uuid`.as('promo_id'), 'id'])
        .where('id', 'in', [...accounts])
        .where('deleted_at', 'is', null),
    )
    .execute();
}

/** A value, or the column that has it. */
type Given<Value> = Value | RawBuilder<unknown>;

/**
 * Whether a shopper belongs to the audience of the code `p` now. Orders that wait for their payment count as paid ones, so that
 * several that are placed at once can't each be the first. Read it after the orders of the shopper are locked.
 */
export const fitsAudience = (userId: Given<string>, now: Given<Date>) => sql<boolean>`case p.audience
  when 'everybody' then true
  when 'accounts' then exists (select from promo_accounts n where n.promo_id = p.id and n.user_id = ${userId})
  when 'registered_since' then exists (select from users u where u.id = ${userId} and u.created_at >= p.audience_since)
  when 'first_order' then not exists (${ordersOf(userId)} and (o.paid_at is not null or o.status = 'waiting_pay'))
  when 'away' then exists (${ordersOf(userId)} and o.paid_at is not null) and not exists (
    ${ordersOf(userId)}
    and (o.status = 'waiting_pay' or o.paid_at > ${now}::timestamptz - make_interval(days => p.audience_days))
  )
  else false end`;

/** By the groups, whose index has every order, also those that the shopper has hidden. */
const ordersOf = (userId: Given<string>) =>
  sql`select from order_groups g join orders o on o.group_id = g.id where g.user_id = ${userId}`;
