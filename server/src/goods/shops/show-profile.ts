import { locales, type Texts } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { policyKinds } from '@tradewind/contract/goods/shops';
import type { shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { dayOf, readSettings } from '../../platform/settings/index.ts';
import { handlingOf } from './handling.ts';
import { platformPolicyTexts } from './platform-policies/index.ts';
import { ownPoliciesOf, traderOf } from './profile-queries.ts';

/** A shop's profile in every language, for its members. */
export async function showProfile(
  { db: { read } }: Pick<Deps, 'db'>,
  { actor: { shopId }, now }: MerchantCall,
): Promise<OutputOf<typeof shopProfile>> {
  const [shop, stored, own, settings, handlings] = await Promise.all([
    read
      .selectFrom('shops')
      .select(['id', 'name', 'cities', 'suspended_reason'])
      .select(sql<number>`low_stock_at`.as('low_stock_at'))
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow(),
    traderOf(read, shopId),
    ownPoliciesOf(read, shopId),
    readSettings(read, now),
    handlingOf(read, [shopId]),
  ]);
  const { days = null, holiday = null } = handlings.get(shopId) ?? {};
  const { written_at: since, check, ...trader } = stored ?? { written_at: null, check: null };
  return {
    id: shop.id,
    name: shop.name,
    trader: 'legal_name' in trader ? trader : null,
    trader_since: since?.toISOString() ?? null,
    trader_check: check && { checked: check.checked ? 1 : 0, at: check.at.toISOString(), reason: check.reason },
    suspended_reason: shop.suspended_reason,
    handling_days: days,
    platform_handling_days: settings['orders.shipWithinDays'],
    low_stock_at: shop.low_stock_at,
    holiday: holiday && holiday.until >= dayOf(now) ? { ...holiday, texts: inAllLocales(holiday.texts) } : null,
    policies: policyKinds.map((kind) => {
      const written = own.get(kind);
      return {
        kind,
        texts: inAllLocales(written?.texts ?? {}),
        house: platformPolicyTexts(kind, { ...shop, trader: stored, settings }),
        written_at: written?.written_at.toISOString() ?? null,
      };
    }),
  };
}

const inAllLocales = (texts: LocalTexts): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Texts;
