import { refuse } from '@tradewind/contract/base/refusals';
import { usd, type Money } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { returnToBudgets, takeFromBudgets } from './campaign-store.ts';
import { fitsAudience } from './promo-audience.ts';
import { promoValue, type Promo } from './promo.ts';

/** The promo codes that exist, with the shopper's uses of each and whether they are for the shopper. */
export async function findPromos(read: Read, codes: readonly string[], userId: string, now: Date): Promise<Promo[]> {
  if (codes.length === 0) return [];
  const rows = await read
    .selectFrom('promo_codes as p')
    .leftJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('promo_campaigns as c', 'c.id', 'p.campaign_id')
    .selectAll('p')
    .select('s.name as shop_name')
    .select(['c.share', 'c.most', 'c.budget', 'c.spent', 'c.starts_at as campaign_from', 'c.ends_at as campaign_until'])
    .select((eb) =>
      eb
        .selectFrom('promo_uses as u')
        .whereRef('u.promo_id', '=', 'p.id')
        .where('u.user_id', '=', userId)
        .where('u.given_back_at', 'is', null)
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('used'),
    )
    .select(fitsAudience(userId, now).as('fits'))
    .where('p.code', 'in', [...codes])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '' },
    titles: row.titles,
    value: promoValue(row),
    minimum: usd(row.minimum),
    // A coupon is worth something only while its campaign runs.
    startsAt: row.campaign_from && row.campaign_from > row.starts_at ? row.campaign_from : row.starts_at,
    endsAt: row.campaign_until && row.campaign_until < row.ends_at ? row.campaign_until : row.ends_at,
    usesLeft: row.uses_left,
    usesPerUser: row.uses_per_user,
    usedByShopper: Number(row.used ?? 0n),
    isForShopper: row.fits,
    campaign:
      row.campaign_id === null
        ? null
        : {
            id: row.campaign_id,
            costs: { percent: row.share!, most: usd(row.most!) },
            left: usd(row.budget! - row.spent!),
          },
  }));
}

/**
 * Locks a shopper's uses of promo codes, in the order of the codes, so that concurrent orders can't exceed the uses per
 * shopper. Other shoppers are not blocked. Read the codes after this.
 */
export async function lockPromosForShopper(tx: Tx, codes: readonly string[], userId: string): Promise<void> {
  if (codes.length === 0) return;
  const names = codes.toSorted().map((code) => `promo ${code} ${userId}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as n (name)`.execute(
    tx,
  );
}

export interface PromoUse {
  promo: Promo;
  discount: Money;
  /** The platform's part of a discount that a shop's code took off. */
  shared: Money;
  /** The order of the shop that bears the discount; null for the platform's code, which applies to the whole group. */
  orderId: string | null;
}

/** Records uses of promo codes and reduces their remaining uses and budgets. @throws Refusal `promo_used_up` when none is left. */
export async function usePromos(tx: Tx, uses: readonly PromoUse[], groupId: string, userId: string): Promise<void> {
  const counted = uses
    .filter(({ promo }) => promo.usesLeft !== null)
    .map(({ promo }) => promo.id)
    .toSorted();
  for (const id of counted) {
    const taken = await tx
      .updateTable('promo_codes')
      .set({ uses_left: sql<number>`uses_left - 1` })
      .where('id', '=', id)
      .where('uses_left', '>', 0)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) refuse('promo_used_up');
  }
  await takeFromBudgets(
    tx,
    uses.flatMap(({ promo: { campaign }, shared }) =>
      campaign ? [{ campaignId: campaign.id, amount: shared.minor }] : [],
    ),
  );
  const rows = uses.map(({ promo, discount, shared, orderId }) => ({
    group_id: groupId,
    promo_id: promo.id,
    user_id: userId,
    discount: discount.minor,
    shared: shared.minor,
    order_id: orderId,
  }));
  if (rows.length > 0) await tx.insertInto('promo_uses').values(rows).execute();
}

/**
 * Returns the promo codes of cancelled orders, each once: a shop's when its order is cancelled, the platform's when
 * the whole group is.
 */
export async function returnPromos(tx: Tx, groupIds: readonly string[], at: Date): Promise<void> {
  const ids = [...new Set(groupIds)];
  // Locks the uses, so that concurrent cancellations within a group see each other.
  const uses = await tx
    .selectFrom('promo_uses')
    .select('group_id')
    .where('group_id', 'in', ids)
    .where('given_back_at', 'is', null)
    .orderBy('group_id')
    .forUpdate()
    .execute();
  if (uses.length === 0) return;
  const { rows: given } = await sql<{ promo_id: string; shared: bigint; campaign_id: string | null }>`
    update promo_uses u set given_back_at = ${at}
    from promo_codes p
    where p.id = u.promo_id and u.group_id = any(${uses.map((use) => use.group_id)}::uuid[])
      and u.given_back_at is null
      and not exists (select 1 from orders o where o.group_id = u.group_id and (u.order_id is null or o.id = u.order_id) and o.status <> 'cancelled')
    returning u.promo_id, u.shared, p.campaign_id`.execute(tx);
  if (given.length === 0) return;
  await sql`
    with counted as (
      select promo_id, count(*)::int as uses from unnest(${given.map((use) => use.promo_id)}::uuid[]) as g (promo_id) group by promo_id
    ), held as materialized (
      select p.id from promo_codes p where p.id in (select promo_id from counted) and p.uses_left is not null order by p.id for no key update
    )
    update promo_codes p set uses_left = p.uses_left + c.uses from counted c join held h on h.id = c.promo_id where p.id = h.id`.execute(
    tx,
  );
  await returnToBudgets(
    tx,
    given.flatMap(({ campaign_id: campaignId, shared: amount }) => (campaignId ? [{ campaignId, amount }] : [])),
  );
}
