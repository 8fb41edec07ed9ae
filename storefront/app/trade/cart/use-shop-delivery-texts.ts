import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartRow } from '@tradewind/contract/trade/cart';
import { shopsDelivery } from '@tradewind/contract/trade/freight';
import { subtract, toWire } from '@tradewind/contract/base/money';
import { callQuery } from '../../api/call-query.ts';
import { usePrice } from '../../money/currencies/use-price.ts';
import { useArrivalText } from '../freight/freight-texts.ts';
import { useShipTo } from '../freight/ship-to.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';
import { goodsTotal } from './cart-groups.ts';

/** What the cart says of the delivery of a shop; null where there is nothing to say. */
export interface ShopDeliveryTexts {
  /** The promised day of the default option. */
  arrival: string | null;
  /** For the selected lines: how much is missing for free delivery, or that it is free. */
  free: string | null;
}

/** What the cart says of the delivery of each shop, with the lines of it that are selected. */
export function useShopDeliveryTexts(
  rows: readonly CartRow[],
): (shopId: string, chosen: readonly CartRow[]) => ShopDeliveryTexts {
  const { t } = useTranslation();
  const { text } = usePrice();
  const arrivalText = useArrivalText();
  const { country } = useShipTo();
  const mer_ids = [...new Set(rows.map((row) => row.mer_id))].toSorted().join();
  const { data } = useQuery({
    ...callQuery(shopsDelivery, { mer_ids, country }, { quiet: true }),
    enabled: mer_ids !== '',
    placeholderData: keepPreviousData,
  });
  return (shopId, chosen) => {
    const shop = data?.shops.find(({ mer_id }) => mer_id === shopId);
    const arrival = shop?.arrives_by ? arrivalText(shop.arrives_by) : null;
    if (!shop?.free_over || chosen.length === 0) return { arrival, free: null };
    const missing = subtract(amountOf(shop.free_over), goodsTotal(chosen));
    const free = missing.minor > 0n ? t('freight.moreForFree', { amount: text(toWire(missing)) }) : t('freight.isFree');
    return { arrival, free };
  };
}
