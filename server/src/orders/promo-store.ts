import { refuse } from '@tradewind/contract/refusals';
import { usd, type Money } from '@tradewind/contract/money';
import { sql } from 'kysely';
import type { Read, Tx } from '../base/db/database.ts';
import { promoValue, type Promo } from './promo.ts';

/** A code as this shopper sees it, in any case of letters; null for one that does not exist. */
export async function findPromo(read: Read, code: string, userId: string): Promise<Promo | null> {
  const row = await read
    .selectFrom('promo_codes as p')
    .selectAll('p')
    .select((eb) =>
      eb
        .selectFrom('promo_uses as u')
        .whereRef('u.promo_id', '=', 'p.id')
        .where('u.user_id', '=', userId)
        .where('u.given_back_at', 'is', null)
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('used'),
    )
    .where('p.code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    titles: row.titles,
    value: promoValue(row),
    minimum: usd(row.minimum),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesLeft: row.uses_left,
    usesPerUser: row.uses_per_user,
    usedByShopper: Number(row.used ?? 0n),
  };
}

/**
 * Makes one shopper's uses of one code wait for each other, so that two orders at once can't both be the last one
 * allowed. Shoppers don't wait for each other. Read the code again after this.
 */
export async function lockPromoForShopper(tx: Tx, code: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promo ${code.toUpperCase()} ${userId}`}, 0))`.execute(tx);
}

/** @throws Refusal `promo_used_up` when somebody else took the last use. */
export async function usePromo(tx: Tx, promo: Promo, groupId: string, userId: string, discount: Money): Promise<void> {
  if (promo.usesLeft !== null) {
    const taken = await tx
      .updateTable('promo_codes')
      .set({ uses_left: sql<number>`uses_left - 1` })
      .where('id', '=', promo.id)
      .where('uses_left', '>', 0)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) refuse('promo_used_up');
  }
  await tx.insertInto('promo_uses').values({ group_id: groupId, promo_id: promo.id, user_id: userId, discount: discount.minor }).execute();
}

/** Gives the codes of some groups back, each once, where none of a group's orders is alive any more. */
export async function giveBackPromos(tx: Tx, groupIds: readonly string[], at: Date): Promise<void> {
  const ids = [...new Set(groupIds)];
  // Orders of a group may be cancelled one by one at the same moment: the last of them must see the others.
  const uses = await tx.selectFrom('promo_uses').select('group_id').where('group_id', 'in', ids).where('given_back_at', 'is', null).orderBy('group_id').forUpdate().execute();
  if (uses.length === 0) return;
  await sql`
    with given as (
      update promo_uses u set given_back_at = ${at}
      where u.group_id = any(${uses.map((use) => use.group_id)}::uuid[])
        and not exists (select 1 from orders o where o.group_id = u.group_id and o.status <> 'cancelled')
      returning u.promo_id
    ), counted as (
      select promo_id, count(*)::int as uses from given group by promo_id
    ), held as materialized (
      select p.id from promo_codes p where p.id in (select promo_id from counted) and p.uses_left is not null order by p.id for no key update
    )
    update promo_codes p set uses_left = p.uses_left + c.uses from counted c join held h on h.id = c.promo_id where p.id = h.id`.execute(tx);
}
