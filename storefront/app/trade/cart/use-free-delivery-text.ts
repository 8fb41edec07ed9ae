import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartRow } from '@tradewind/contract/trade/cart';
import { shopsDelivery } from '@tradewind/contract/trade/freight';
import { subtract, toWire } from '@tradewind/contract/base/money';
import { callQuery } from '../../api/call-query.ts';
import { usePrice } from '../../money/currencies/use-price.ts';
import { useShipTo } from '../freight/ship-to.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';
import { goodsTotal } from './cart-groups.ts';

/** For the selected lines of a shop: how much is missing for free delivery, or that it is free; null where it never is. */
export function useFreeDeliveryText(
  rows: readonly CartRow[],
): (shopId: string, chosen: readonly CartRow[]) => string | null {
  const { t } = useTranslation();
  const { text } = usePrice();
  const { country } = useShipTo();
  const mer_ids = [...new Set(rows.map((row) => row.mer_id))].toSorted().join();
  const { data } = useQuery({
    ...callQuery(shopsDelivery, { mer_ids, country }, { quiet: true }),
    enabled: mer_ids !== '',
    placeholderData: keepPreviousData,
  });
  return (shopId, chosen) => {
    const limit = data?.shops.find(({ mer_id }) => mer_id === shopId)?.free_over;
    if (!limit || chosen.length === 0) return null;
    const missing = subtract(amountOf(limit), goodsTotal(chosen));
    return missing.minor > 0n ? t('freight.moreForFree', { amount: text(toWire(missing)) }) : t('freight.isFree');
  };
}
