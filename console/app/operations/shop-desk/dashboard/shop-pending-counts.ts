import { shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import { refunds } from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';

const everyMinute = { refreshMs: 60_000 };

/** What waits for the shop, for the menu and the dashboard; undefined for operators and while it loads. */
export function useShopPendingCounts() {
  const orders = useEndpointQuery(shopOrders, { tab: 'to_ship', sort: 'ship_by', page: 1, limit: 5 }, everyMinute).data;
  const refundsToAnswer = useEndpointQuery(refunds, { queue: 'answer', page: 1, limit: 5 }, everyMinute).data;
  const balance = useEndpointQuery(shopBalance, {}, everyMinute).data;
  const unread = useEndpointQuery(shopNotifications, { page: 1, limit: 1 }, everyMinute).data?.unread;
  return { orders, refunds: refundsToAnswer, balance, unread };
}
