import type { PromoDetail } from '@tradewind/contract/trade/desk/promos';
import { maxNamedAccounts } from '@tradewind/contract/trade/desk/promo-audiences';
import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { showPromo } from './promo-desk-queries.ts';

/** The most uses that are listed. */
const maxUses = 100;

/** A promo code with whom it names and which orders used it. @throws Refusal `promo_not_found`. */
export async function showPromoDetail(read: Read, locale: Locale, id: string, now: Date): Promise<PromoDetail> {
  const known = await read.selectFrom('promo_codes').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) refuse('promo_not_found', {}, ['id']);
  const [promo, named, uses] = await Promise.all([
    showPromo(read, locale, id, now),
    namedBy(read, id),
    usesOf(read, id),
  ]);
  return { ...promo, named, uses };
}

const namedBy = (read: Read, promoId: string) =>
  read
    .selectFrom('promo_accounts as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['u.id', 'u.username'])
    .select(
      sql<number>`(select count(*)::int from promo_uses s where s.promo_id = n.promo_id and s.user_id = u.id and s.given_back_at is null)`.as(
        'used',
      ),
    )
    .where('n.promo_id', '=', promoId)
    .orderBy('u.username')
    .limit(maxNamedAccounts)
    .execute();

async function usesOf(read: Read, promoId: string): Promise<PromoDetail['uses']> {
  const rows = await read
    .selectFrom('promo_uses as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('order_groups as g', 'g.id', 's.group_id')
    // A code of the platform counts for the group, whose first order leads to it.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders as o')
          .select(['o.id as order_id', 'o.sn'])
          .whereRef('o.group_id', '=', 's.group_id')
          .where((where) => where.or([where('s.order_id', 'is', null), where('o.id', '=', where.ref('s.order_id'))]))
          .orderBy('o.id')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select([
      's.group_id',
      's.user_id',
      'u.username',
      'o.order_id',
      'o.sn',
      's.discount',
      'g.placed_at',
      's.given_back_at',
    ])
    .where('s.promo_id', '=', promoId)
    .orderBy('g.placed_at', 'desc')
    .orderBy('s.group_id')
    .limit(maxUses)
    .execute();
  return rows.map((row) => ({
    id: row.group_id,
    user_id: row.user_id,
    username: row.username,
    order_id: row.order_id,
    sn: row.sn,
    discount: toWire(usd(row.discount)),
    at: row.placed_at.toISOString(),
    returned_at: row.given_back_at?.toISOString() ?? null,
  }));
}
