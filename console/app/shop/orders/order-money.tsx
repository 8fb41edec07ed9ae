import type { ShopOrderDetail } from '@tradewind/contract/shop-desk/orders';
import { useWords } from '../../i18n/words.ts';
import { Amount, Facts } from '../../look/fields.tsx';

/** How an order's total comes about. */
export const OrderMoney = ({ order }: { order: Pick<ShopOrderDetail, 'goods' | 'freight' | 'discount' | 'total'> }) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('shop.orders.goods'), <Amount key="goods" value={order.goods} />],
        [word('shop.orders.freight'), <Amount key="freight" value={order.freight} />],
        Number(order.discount) > 0 && [word('shop.orders.discount'), <Amount key="discount" value={order.discount} />],
        [word('shop.orders.total'), <Amount key="total" value={order.total} strong />],
      ]}
    />
  );
};
