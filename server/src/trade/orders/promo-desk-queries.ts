import type { PromoAudience } from '@tradewind/contract/trade/desk/promo-audiences';
import type { PromoRow } from '@tradewind/contract/trade/desk/promos';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import { rowsBefore } from '../../base/db/paging.ts';

export interface PromoFilters {
  state?: 'in_force' | 'past' | 'all' | undefined;
  q?: string | undefined;
  audience?: PromoAudience | undefined;
  /** Limits the list to a shop. */
  shopId?: string;
}
interface PromosQuery extends PromoFilters {
  page: number;
  limit: number;
}

function promos(read: Read, now: Date) {
  return read
    .selectFrom('promo_codes as p')
    .leftJoin('shops as s', 's.id', 'p.shop_id')
    .selectAll('p')
    .leftJoin('promo_campaigns as m', 'm.id', 'p.campaign_id')
    .select(['s.name as shop_name', 'm.name as campaign_name', 'm.share as campaign_share'])
    .select(
      sql<
        PromoRow['state']
      >`case when least(p.ends_at, m.ends_at) <= ${now} then 'past' when p.starts_at > ${now} then 'upcoming' else 'current' end`.as(
        'state',
      ),
    )
    .select(sql<number>`(select count(*)::int from promo_claims c where c.promo_id = p.id)`.as('claimed'))
    .select(sql<number>`(select count(*)::int from promo_accounts n where n.promo_id = p.id)`.as('accounts'))
    .select(
      sql<number>`(select count(*)::int from promo_uses u where u.promo_id = p.id and u.given_back_at is null)`.as(
        'used',
      ),
    )
    .select(
      sql<bigint>`(select coalesce(sum(u.discount), 0)::bigint from promo_uses u where u.promo_id = p.id and u.given_back_at is null)`.as(
        'given',
      ),
    )
    .select(
      sql<bigint>`(select coalesce(sum(u.shared), 0)::bigint from promo_uses u where u.promo_id = p.id and u.given_back_at is null)`.as(
        'shared',
      ),
    );
}
type PromoRecord = Awaited<ReturnType<ReturnType<typeof promos>['executeTakeFirstOrThrow']>>;

function filtered(read: Read, { state = 'in_force', q, audience, shopId }: PromoFilters, now: Date) {
  let query = read.selectFrom(promos(read, now).as('p')).selectAll('p');
  if (shopId) query = query.where('p.shop_id', '=', shopId);
  if (audience) query = query.where('p.audience', '=', audience);
  if (state !== 'all') query = query.where('p.state', state === 'past' ? '=' : '<>', 'past');
  // Codes of batches are found by their code only: a list of thousands says nothing.
  if (!q) query = query.where('p.batch_id', 'is', null);
  if (q) query = query.where(sql<boolean>`strpos(p.code, upper(${q})) > 0`);
  return query;
}

/** All promo codes that the filters fit, latest first, in pages. */
export async function* pagesOfPromos(
  read: Read,
  locale: Locale,
  filters: PromoFilters,
  now: Date,
): AsyncGenerator<PromoRow[]> {
  const pages = pagesOf((last: (PromoRecord & Place) | null, limit) =>
    filtered(read, filters, now)
      .select(placeOf('p.starts_at', 'p.id'))
      .$if(last !== null, (query) => query.where(isBehind('p.starts_at', 'p.id', last!)))
      .orderBy('p.starts_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) yield rows.map((row) => presentPromo(row, locale));
}

/** One page of promo codes with the total. */
export async function listPromos(
  read: Read,
  locale: Locale,
  { page, limit, ...filters }: PromosQuery,
  now: Date,
): Promise<{ total: number; list: PromoRow[] }> {
  const query = filtered(read, filters, now);
  const [rows, { total }] = await Promise.all([
    query.orderBy('p.starts_at', 'desc').orderBy('p.code').limit(limit).offset(rowsBefore(page, limit)).execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list: rows.map((row) => presentPromo(row, locale)) };
}

/** A promo code as the desks show it; it must exist. */
export async function showPromo(read: Read, locale: Locale, id: string, now: Date): Promise<PromoRow> {
  return presentPromo(await promos(read, now).where('p.id', '=', id).executeTakeFirstOrThrow(), locale);
}

const presentPromo = (row: PromoRecord, locale: Locale): PromoRow => ({
  id: row.id,
  code: row.code,
  title: pickText(row.titles, locale),
  shop_id: row.shop_id ?? '',
  shop: row.shop_name ?? '',
  minimum: toWire(usd(row.minimum)),
  uses_left: row.uses_left,
  uses_per_user: row.uses_per_user,
  claimable: row.claimable ? 1 : 0,
  claimed: row.claimed,
  used: row.used,
  given: toWire(usd(row.given)),
  shared: toWire(usd(row.shared)),
  campaign: row.campaign_name ?? '',
  campaign_share: row.campaign_share,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: row.state,
  audience: row.audience as PromoAudience,
  accounts: row.accounts,
  registered_since: row.audience_since?.toISOString() ?? null,
  away_days: row.audience_days,
});
