import { shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import { refunds } from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { useDesk } from '../../../api/use-desk.ts';

const often = { refreshMs: 60_000 };

/** What waits for the shop, for menu and dashboard alike; undefined for operators and before it is known. */
export function useShopWaiting() {
  const orders = useDesk(shopOrders, { tab: 'to_ship', sort: 'ship_by', page: 1, limit: 5 }, often).data;
  const refundsToAnswer = useDesk(refunds, { queue: 'answer', page: 1, limit: 5 }, often).data;
  const balance = useDesk(shopBalance, {}, often).data;
  const unread = useDesk(shopNotifications, { page: 1, limit: 1 }, often).data?.unread;
  return { orders, refunds: refundsToAnswer, balance, unread };
}
