import { toWire, usd } from '@tradewind/contract/base/money';
import type { CampaignRow } from '@tradewind/contract/trade/desk/campaigns';
import type { ShopCampaign } from '@tradewind/contract/trade/shop-desk/campaigns';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** The most campaigns that a shop is shown. */
const maxShown = 50;

function campaigns(read: Read, now: Date) {
  return read
    .selectFrom('promo_campaigns as c')
    .selectAll('c')
    .select(
      sql<
        CampaignRow['state']
      >`case when c.ends_at <= ${now} then 'past' when c.starts_at > ${now} then 'upcoming' else 'current' end`.as(
        'state',
      ),
    )
    .select(sql<number>`(select count(*)::int from promo_codes p where p.campaign_id = c.id)`.as('coupons'))
    .select(
      sql<number>`(select count(distinct p.shop_id)::int from promo_codes p where p.campaign_id = c.id)`.as('shops'),
    );
}

/** One page of campaigns with the total, latest first. */
export async function listCampaigns(
  read: Read,
  { page, limit, state = 'all' }: { page: number; limit: number; state?: 'in_force' | 'past' | 'all' | undefined },
  now: Date,
): Promise<{ total: number; list: CampaignRow[] }> {
  let query = read.selectFrom(campaigns(read, now).as('c')).selectAll('c');
  if (state !== 'all') query = query.where('c.state', state === 'past' ? '=' : '<>', 'past');
  const [rows, { total }] = await Promise.all([
    query.orderBy('c.starts_at', 'desc').orderBy('c.id').limit(limit).offset(rowsBefore(page, limit)).execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list: rows.map(present) };
}

/** A campaign as the operators' desk shows it; it must exist. */
export async function showCampaign(read: Read, id: string, now: Date): Promise<CampaignRow> {
  return present(await campaigns(read, now).where('c.id', '=', id).executeTakeFirstOrThrow());
}

/** The campaigns that a shop can join, those that end first in front. */
export async function campaignsForShop(read: Read, shopId: string, now: Date): Promise<ShopCampaign[]> {
  const rows = await read
    .selectFrom('promo_campaigns as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*)::int from promo_codes p where p.campaign_id = c.id and p.shop_id = ${shopId})`.as(
        'coupons',
      ),
    )
    .where('c.ends_at', '>', now)
    .orderBy('c.ends_at')
    .orderBy('c.id')
    .limit(maxShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    share: row.share,
    most: toWire(usd(row.most)),
    left: toWire(usd(row.budget - row.spent)),
    coupons: row.coupons,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }));
}

const present = (row: Awaited<ReturnType<ReturnType<typeof campaigns>['executeTakeFirstOrThrow']>>): CampaignRow => ({
  id: row.id,
  name: row.name,
  share: row.share,
  most: toWire(usd(row.most)),
  budget: toWire(usd(row.budget)),
  spent: toWire(usd(row.spent)),
  coupons: row.coupons,
  shops: row.shops,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
});
