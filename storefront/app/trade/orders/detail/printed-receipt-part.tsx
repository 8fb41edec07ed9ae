import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isPositive } from '../../../money/currencies/amount.ts';
import { PrintedBill } from '../../../goods/catalog/printed-bill.tsx';

/** The receipt of a paid order for printing. */
export function PrintedReceiptPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const sums: (readonly [string, string])[] = [
    [t('orders.goods'), money(order.goods)],
    [`${t('orders.freight')} · ${order.delivery_option.name}`, money(order.freight)],
    ...(isPositive(order.duty) ? [[t('freight.duty'), money(order.duty)] as const] : []),
    ...(isPositive(order.tax) ? [[t('freight.tax'), money(order.tax)] as const] : []),
    ...(isPositive(order.discount) ? [[t('orders.promo'), money(`-${order.discount}`)] as const] : []),
    [t('orders.paidWithBalance'), money(order.total_price)],
    ...(isPositive(order.money.refunded)
      ? [[t('orders.money.refunded'), money(`-${order.money.refunded}`)] as const]
      : []),
  ];
  const lines = order.products.map((line) => ({
    id: line.order_product_id,
    title: line.title,
    spec: line.spec,
    count: line.product_num,
    price: line.product_price,
    total: line.total_price,
  }));
  return (
    <PrintedBill title={t('orders.receipt')} lines={lines} sums={sums} note={t('orders.receipt.note')}>
      <p>{`${t('orders.fact.number')} ${order.order_sn} · ${t('orders.fact.payment')} ${order.out_trade_no}`}</p>
      <p>{`${t('orders.receipt.seller')}: ${order.mer_name}`}</p>
      <p>{`${t('orders.address')}: ${order.real_name}, ${order.address_lines.join(', ')}`}</p>
      {order.paid_at && <p>{`${t('orders.fact.paid')}: ${date(order.paid_at, 'minute')}`}</p>}
    </PrintedBill>
  );
}
