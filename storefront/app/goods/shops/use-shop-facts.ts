import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

export interface ShopFact {
  id: 'fans' | 'sales' | 'favourable';
  value: string;
  label: string;
}

/** The share of good reviews in per cent; null while there are too few reviews. */
const rateOf = ({ good_rate: rate }: ShopCard): number | null => (typeof rate === 'number' ? rate : null);

/** Followers, sales and rating of a shop; zeros are left out, and so is a rate of few reviews. */
export function useShopFacts(shop: ShopCard): ShopFact[] {
  const { t } = useTranslation();
  const { compact, percent } = useFormat();
  const sold = Number(shop.total_price) || 0;
  const rate = rateOf(shop);
  const facts: (ShopFact | false)[] = [
    shop.follow_count > 0 && { id: 'fans', value: compact(shop.follow_count), label: t('shops.statFans') },
    sold > 0 && { id: 'sales', value: compact(sold), label: t('shops.statSales') },
    rate !== null && { id: 'favourable', value: percent(rate), label: t('shops.statFavourable') },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Whether a shop has no figures yet. */
export const isNewShop = ({ follow_count: fans, total_price: sold, review_count: reviews }: ShopCard): boolean =>
  fans === 0 && reviews === 0 && (Number(sold) || 0) === 0;

/** One line about a shop: followers and rating, otherwise its city or year. */
export function useShopLine(shop: ShopCard): string {
  const { t } = useTranslation();
  const { compact, percent } = useFormat();
  const rate = rateOf(shop);
  const parts = [
    shop.follow_count > 0 && t('shops.fans', { count: shop.follow_count, number: compact(shop.follow_count) }),
    rate !== null && t('shops.favourable', { percent: percent(rate) }),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  return isNewShop(shop)
    ? [t('shops.newShop'), shop.city].filter(Boolean).join(' · ')
    : shop.city || t('shops.since', { year: shop.since });
}

export const shopPlaceLine = ({ city }: Pick<ShopCard, 'city'>, since: string): string =>
  [city, since].filter(Boolean).join(' · ');
