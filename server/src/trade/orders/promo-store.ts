import { refuse } from '@tradewind/contract/base/refusals';
import { usd, type Money } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { insertion } from '../../base/db/json-rows.ts';
import { unnested } from '../../base/db/lists.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { returnToBudgets, takeFromBudgets } from './campaign-store.ts';
import { fitsAudience } from './promo-audience.ts';
import { promoValue, type Promo } from './promo.ts';

/** Codes that a shopper names. */
interface NamedCodes {
  readonly codes: readonly string[];
  readonly userId: string;
  readonly now: Date;
}

/** The promo codes that exist, with the shopper's uses of each and whether they are for the shopper. */
export const findPromos = async (read: Read, named: NamedCodes): Promise<Promo[]> =>
  (await findForEach(read, [named]))[0]!;

/** The same for an order, after the orders of its shopper are locked, by which the uses and the audience are decided. */
export const findPromosOfOrder = async (tx: Tx, named: NamedCodes): Promise<Promo[]> =>
  named.codes.length === 0 ? [] : findTogether(tx, named);

async function findForEach(read: Read, all: readonly NamedCodes[]): Promise<Promo[][]> {
  const named = all.flatMap(({ codes, userId, now }, place) => codes.map((code) => ({ place, code, userId, now })));
  const rows = named.length === 0 ? [] : await promos(read, named).execute();
  return all.map((_, place) => rows.filter((row) => row.place === place).map(present));
}

const findTogether = together((tx, all: readonly NamedCodes[]) => findForEach(tx, all));

/** A code with the place of who names it. */
interface Named {
  readonly place: number;
  readonly code: string;
  readonly userId: string;
  readonly now: Date;
}

const promos = (read: Read, named: readonly Named[]) =>
  read
    .selectFrom(
      sql<{
        place: number;
        code: string;
        user_id: string;
        now: Date;
      }>`${unnested(named, { place: 'int', code: 'text', userId: 'uuid', now: 'timestamptz' })}`.as<'w'>(
        sql`w (place, code, user_id, now)`,
      ),
    )
    .innerJoin('promo_codes as p', 'p.code', 'w.code')
    .leftJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('promo_campaigns as c', 'c.id', 'p.campaign_id')
    .selectAll('p')
    .select(['w.place', 's.name as shop_name'])
    .select(['c.share', 'c.most', 'c.budget', 'c.spent', 'c.starts_at as campaign_from', 'c.ends_at as campaign_until'])
    .select((eb) =>
      eb
        .selectFrom('promo_uses as u')
        .whereRef('u.promo_id', '=', 'p.id')
        .whereRef('u.user_id', '=', 'w.user_id')
        .where('u.given_back_at', 'is', null)
        .select((inner) => inner.fn.countAll<bigint>().as('count'))
        .as('used'),
    )
    .select(fitsAudience(sql`w.user_id`, sql`w.now`).as('fits'));
type Row = Awaited<ReturnType<ReturnType<typeof promos>['execute']>>[number];

const present = (row: Row): Promo => ({
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
});

export interface PromoUse {
  promo: Promo;
  discount: Money;
  /** The platform's part of a discount that a shop's code took off. */
  shared: Money;
  /** The order of the shop that bears the discount; null for the platform's code, which applies to the whole group. */
  orderId: string | null;
}

/** What an order uses of promo codes. */
interface OrderUses {
  readonly groupId: string;
  readonly userId: string;
  readonly uses: readonly PromoUse[];
}

/** Records uses of promo codes and reduces their remaining uses and budgets. @throws Refusal `promo_used_up` when none is left. */
export async function usePromos(tx: Tx, order: OrderUses): Promise<void> {
  if (order.uses.length > 0 && !(await takeAndRecord(tx, order))) refuse('promo_used_up');
}

/**
 * Of orders that use the same code or budget at once the first ones get what is left. Codes are locked before campaigns, each in the order
 * of their ids.
 *
 * @returns whether each order got all that it uses; where one did not, its transaction must be rolled back
 */
const takeAndRecord = together(async (tx, orders: readonly OrderUses[]): Promise<boolean[]> => {
  const counted = orders.map(({ uses }) => uses.flatMap(({ promo }) => (promo.usesLeft === null ? [] : promo.id)));
  const parts = orders.map(({ uses }) =>
    uses.flatMap(({ promo: { campaign }, shared }) =>
      campaign ? [{ campaignId: campaign.id, amount: shared.minor }] : [],
    ),
  );
  const rows = orders.flatMap(({ groupId, userId, uses }) =>
    uses.map(({ promo, discount, shared, orderId }) => ({
      group_id: groupId,
      promo_id: promo.id,
      user_id: userId,
      discount: discount.minor,
      shared: shared.minor,
      order_id: orderId,
    })),
  );
  const [withoutUse, withoutPart] = await Promise.all([
    takeUses(tx, counted),
    takeFromBudgets(tx, parts),
    insertion('promo_uses', rows).execute(tx),
  ]);
  return orders.map((_, place) => !withoutUse.has(place) && !withoutPart.has(place));
});

/** Takes one use of each code whose uses are counted. @param codes ids for each order. @returns the places of orders for which one has none left */
async function takeUses(tx: Tx, codes: readonly (readonly string[])[]): Promise<ReadonlySet<number>> {
  const all = codes.flatMap((ids, place) => ids.map((id) => ({ id, place })));
  if (all.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    with wanted as (
      select id, place, row_number() over (partition by id order by place) as use
      from ${unnested(all, { id: 'uuid', place: 'int' })} as w (id, place)
    ), held as materialized (
      select id, uses_left from promo_codes where id in (select id from wanted) order by id for no key update
    ), fits as (
      select w.id, w.place from wanted w join held h on h.id = w.id where w.use <= h.uses_left
    ), taken as (
      update promo_codes p set uses_left = p.uses_left - f.uses
      from (select id, count(*)::int as uses from fits group by id) f
      where p.id = f.id
    )
    select w.place from wanted w where not exists (select from fits f where f.id = w.id and f.place = w.place)`.execute(
    tx,
  );
  return new Set(rows.map(({ place }) => place));
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
  const unreturned = uses.map((use) => use.group_id);
  const { rows: given } = await sql<{ promo_id: string; shared: bigint; campaign_id: string | null }>`
    update promo_uses u set given_back_at = ${at}
    from promo_codes p
    where p.id = u.promo_id and ${isOneOf('u.group_id', unreturned)}
      and u.given_back_at is null
      and not exists (select 1 from orders o where o.group_id = u.group_id and (u.order_id is null or o.id = u.order_id) and o.status <> 'cancelled')
    returning u.promo_id, u.shared, p.campaign_id`.execute(tx);
  if (given.length === 0) return;
  await sql`
    with counted as (
      select promo_id, count(*)::int as uses from ${unnested(given, { promo_id: 'uuid' })} as g (promo_id) group by promo_id
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
