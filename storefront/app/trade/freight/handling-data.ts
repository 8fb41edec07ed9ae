import { shopHandling } from '@tradewind/contract/goods/shops';
import { callQuery } from '../../api/call-query.ts';

/** Until when a shop ships an order that is paid now, and its holiday. */
export const handlingQuery = (shopId: string) => callQuery(shopHandling, { mer_ids: shopId }, { quiet: true });
