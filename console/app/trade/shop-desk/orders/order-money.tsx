import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Amount, Facts } from '../../../design/fields.tsx';

type AmountField = 'goods' | 'freight' | 'discount' | 'shop_discount' | 'duty' | 'tax' | 'total';

/** Whether an order was shown with its amounts: roles that only ship see none. */
export const hasAmounts = (order: Pick<ShopOrderDetail, 'total'>): boolean => order.total !== null;

/** The breakdown of an order's total. */
export const OrderMoney = ({
  order,
}: {
  order: Pick<ShopOrderDetail, AmountField | 'shop_promo_code' | 'delivery_option'>;
}) => {
  const t = useTranslation();
  return (
    <Facts
      facts={[
        [t('shop.orders.goods'), <Amount key="goods" value={order.goods ?? ''} />],
        [
          `${t('shop.orders.freight')} · ${order.delivery_option.name}`,
          <Amount key="freight" value={order.freight ?? ''} />,
        ],
        Number(order.discount) > 0 && [
          t('shop.orders.discount'),
          <Amount key="discount" value={order.discount ?? ''} />,
        ],
        Number(order.shop_discount) > 0 && [
          `${t('menu.shop_promos')} ${order.shop_promo_code}`,
          <Amount key="own" value={`-${order.shop_discount ?? ''}`} />,
        ],
        Number(order.duty) > 0 && [
          `${t('duties.kinds.duty')} (${t('duties.collected')})`,
          <Amount key="duty" value={order.duty ?? ''} />,
        ],
        Number(order.tax) > 0 && [
          `${t('duties.kinds.tax')} (${t('duties.collected')})`,
          <Amount key="tax" value={order.tax ?? ''} />,
        ],
        [t('shop.orders.total'), <Amount key="total" value={order.total ?? ''} strong />],
      ]}
    />
  );
};
