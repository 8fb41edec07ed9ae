import { shopHandling } from '@tradewind/contract/goods/shops';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { callQuery } from '../../api/call-query.ts';

/** Until when a shop ships an order that is paid now, and its holiday. */
export const handlingQuery = (shopId: string) => callQuery(shopHandling, { mer_ids: shopId }, { quiet: true });

/** Pieces of an SKU. */
interface Pieces {
  skuId?: string | undefined;
  number?: number;
}

/** How pieces of a product are delivered to a country, and what they cost there; an empty code where none was chosen. */
export const deliveryQuery = (productId: string, country: string, { skuId, number = 1 }: Pieces) =>
  callQuery(
    productDelivery,
    { product_id: productId, country, ...(skuId && { sku_id: skuId }), number },
    { quiet: true },
  );
