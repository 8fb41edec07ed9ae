import { locales, pickText, type Locale } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { policyKinds, type shopTerms } from '@tradewind/contract/goods/shops';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { platformPolicy } from './platform-policies/index.ts';
import { ownPoliciesOf, traderOf, type PolicyRow, type TraderRow } from './profile-queries.ts';

type Terms = OutputOf<typeof shopTerms>;

/** The trader of an open shop and its policies: its own, else the platform's. @throws Refusal `shop_not_found`. */
export async function showTerms(
  deps: Pick<Deps, 'db'>,
  { locale, now }: Call,
  { mer_id: shopId }: { mer_id: string },
): Promise<Terms> {
  const { read } = deps.db;
  const [shop, trader, own, settings] = await Promise.all([
    read
      .selectFrom('shops')
      .select(['name', 'cities'])
      .where('id', '=', shopId)
      .where('status', '=', 'open')
      .executeTakeFirst(),
    traderOf(read, shopId),
    ownPoliciesOf(read, shopId),
    readSettings(read, now),
  ]);
  if (!shop) refuse('shop_not_found');
  const facts = { ...shop, trader, settings };
  return {
    trader: trader && detailsOf(trader),
    checked_at: trader?.check?.checked ? trader.check.at.toISOString() : null,
    policies: policyKinds.map((kind) => {
      const written = own.get(kind);
      return written
        ? presentOwnPolicy(written, locale)
        : { kind, text: platformPolicy(kind, locale, facts), locale, own: 0 as const, written_at: null };
    }),
  };
}

function presentOwnPolicy({ kind, texts, written_at }: PolicyRow, locale: Locale): Terms['policies'][number] {
  const text = pickText(texts, locale);
  const written = texts[locale] === text ? locale : (locales.find((one) => texts[one] === text) ?? locale);
  return { kind, text, locale: written, own: 1, written_at: written_at.toISOString() };
}

const detailsOf = ({ written_at: _at, check: _check, ...trader }: TraderRow) => trader;
