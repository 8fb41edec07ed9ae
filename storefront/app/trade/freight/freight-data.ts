import { shopHandling } from '@tradewind/contract/goods/shops';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { callQuery } from '../../api/call-query.ts';

/** Until when a shop ships an order that is paid now, and its holiday. */
export const handlingQuery = (shopId: string) => callQuery(shopHandling, { mer_ids: shopId }, { quiet: true });

/** How a product is delivered to a country, and for how much; an empty code where none was chosen. */
export const deliveryQuery = (productId: string, country: string) =>
  callQuery(productDelivery, { product_id: productId, country }, { quiet: true });
