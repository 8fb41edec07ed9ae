import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { createPortal } from 'react-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isPositive } from '../../../money/currencies/amount.ts';
import { skuText } from '../../../goods/catalog/sku-sheet/choice.ts';

/** The receipt of a paid order for printing: hidden on the screen, and the only thing that is printed. */
export function PrintedReceiptPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const rows = [
    [t('orders.goods'), money(order.goods)],
    [`${t('orders.freight')} · ${order.delivery_option.name}`, money(order.freight)],
    ...(isPositive(order.duty) ? [[t('freight.duty'), money(order.duty)]] : []),
    ...(isPositive(order.tax) ? [[t('freight.tax'), money(order.tax)]] : []),
    ...(isPositive(order.discount) ? [[t('orders.promo'), money(`-${order.discount}`)]] : []),
    [t('orders.paidWithBalance'), money(order.total_price)],
    ...(isPositive(order.money.refunded) ? [[t('orders.money.refunded'), money(`-${order.money.refunded}`)]] : []),
  ];
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1>{`${t('shell.brand')} · ${t('orders.receipt')}`}</h1>
      <p>{`${t('orders.fact.number')} ${order.order_sn} · ${t('orders.fact.payment')} ${order.out_trade_no}`}</p>
      <p>{`${t('orders.receipt.seller')}: ${order.mer_name}`}</p>
      <p>{`${t('orders.address')}: ${order.real_name}, ${order.user_address}`}</p>
      {order.paid_at && <p>{`${t('orders.fact.paid')}: ${date(order.paid_at, 'minute')}`}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders.receipt.item')}</th>
            <th scope="col">{t('orders.receipt.pieces')}</th>
            <th scope="col">{t('orders.receipt.price')}</th>
            <th scope="col">{t('orders.subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <tr key={line.order_product_id}>
              <td>{[line.title, skuText(line.spec)].filter(Boolean).join(' · ')}</td>
              <td>{line.product_num}</td>
              <td>{money(line.product_price)}</td>
              <td>{money(line.total_price)}</td>
            </tr>
          ))}
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('orders.receipt.note')}</p>
    </article>,
    document.body,
  );
}
