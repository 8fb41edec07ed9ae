import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { previewOrder, type OrderPreview } from '@tradewind/contract/trade/orders';
import { callOf } from '../../../api/queries.ts';
import type { Draft } from './checkout-draft.ts';
import type { Purchase } from '../../../paths/checkout-path.ts';

/** The purchase as input of the calls that price and place the order. */
export function purchaseInput(purchase: Purchase) {
  if ('cart' in purchase) return { cart_ids: purchase.cart.join(',') };
  return {
    product_id: purchase.product,
    number: purchase.number,
    ...(purchase.shop && { mer_id: purchase.shop }),
    ...(purchase.sku && { sku_id: purchase.sku }),
  };
}

interface Terms {
  address: string | null;
  promos: Draft['promos'];
  deliveries: Draft['deliveries'];
}

/**
 * The bill of the order. Never cached, since stock, prices and balance change; while new terms are being priced the bill
 * of the former ones stays.
 */
export function previewQuery(purchase: Purchase, { address, promos, deliveries }: Terms) {
  const input: InputOf<typeof previewOrder> = {
    ...purchaseInput(purchase),
    ...(address && { address_id: address }),
    ...(promos === null && { with_coupons: 1 }),
    explain: 1,
    ...(promos && promos.length > 0 && { promo_codes: [...promos] }),
    ...(Object.keys(deliveries).length > 0 && { deliveries }),
  };
  return queryOptions({
    queryKey: [previewOrder.name, input] as const,
    queryFn: ({ client, signal }): Promise<OrderPreview> =>
      callOf(client)(previewOrder, input, { signal, quiet: true, repeatable: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

export type PreviewLine = OrderPreview['product'][number];
export type PreviewShop = OrderPreview['shops'][number];

/** The lines of each shop. */
export const shopBlocks = (preview: OrderPreview): { shop: PreviewShop; lines: PreviewLine[] }[] =>
  preview.shops.map((shop) => ({ shop, lines: preview.product.filter((line) => line.mer_id === shop.mer_id) }));
