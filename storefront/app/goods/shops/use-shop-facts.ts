import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

export interface ShopFact {
  id: 'fans' | 'sales' | 'favourable';
  value: string;
  label: string;
}

/** Followers, sales and rating of a shop; zeros are left out. */
export function useShopFacts(shop: ShopCard): ShopFact[] {
  const { t } = useTranslation();
  const { compact, percent } = useFormat();
  const sold = Number(shop.total_price) || 0;
  const facts: (ShopFact | false)[] = [
    shop.follow_count > 0 && { id: 'fans', value: compact(shop.follow_count), label: t('shops.statFans') },
    sold > 0 && { id: 'sales', value: compact(sold), label: t('shops.statSales') },
    shop.review_count > 0 && { id: 'favourable', value: percent(shop.good_rate), label: t('shops.statFavourable') },
  ];
  return facts.filter((fact) => fact !== false);
}

/** One line about a shop: followers and rating, otherwise its city or year. */
export function useShopLine(shop: ShopCard): string {
  const { t } = useTranslation();
  const { compact, percent } = useFormat();
  const parts = [
    shop.follow_count > 0 && t('shops.fans', { count: shop.follow_count, number: compact(shop.follow_count) }),
    shop.review_count > 0 && t('shops.favourable', { percent: percent(shop.good_rate) }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : shop.city || t('shops.since', { year: shop.since });
}

export const shopPlaceLine = ({ city }: Pick<ShopCard, 'city'>, since: string): string =>
  [city, since].filter(Boolean).join(' · ');
