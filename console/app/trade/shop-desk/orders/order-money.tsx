import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useWords } from '../../../i18n/words.ts';
import { Amount, Facts } from '../../../look/fields.tsx';

/** How an order's total comes about. */
export const OrderMoney = ({
  order,
}: {
  order: Pick<
    ShopOrderDetail,
    | 'goods'
    | 'freight'
    | 'discount'
    | 'shop_discount'
    | 'shop_promo_code'
    | 'duty'
    | 'tax'
    | 'delivery_option'
    | 'total'
  >;
}) => {
  const word = useWords();
  return (
    <Facts
      facts={[
        [word('shop.orders.goods'), <Amount key="goods" value={order.goods} />],
        [
          `${word('shop.orders.freight')} · ${order.delivery_option.name}`,
          <Amount key="freight" value={order.freight} />,
        ],
        Number(order.discount) > 0 && [word('shop.orders.discount'), <Amount key="discount" value={order.discount} />],
        Number(order.shop_discount) > 0 && [
          `${word('menu.shop_promos')} ${order.shop_promo_code}`,
          <Amount key="own" value={`-${order.shop_discount}`} />,
        ],
        Number(order.duty) > 0 && [
          `${word('duties.kinds.duty')} (${word('duties.collected')})`,
          <Amount key="duty" value={order.duty} />,
        ],
        Number(order.tax) > 0 && [
          `${word('duties.kinds.tax')} (${word('duties.collected')})`,
          <Amount key="tax" value={order.tax} />,
        ],
        [word('shop.orders.total'), <Amount key="total" value={order.total} strong />],
      ]}
    />
  );
};
