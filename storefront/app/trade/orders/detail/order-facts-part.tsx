import type { OrderDetail } from '@tradewind/contract/trade/orders';
import { Printer } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { AmountRow } from '../../../design/amount-row.tsx';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { PrintedReceiptPart } from './printed-receipt-part.tsx';

/** Numbers and times of the order. */
export function OrderFactsPart({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const times = [
    [t('orders.fact.placed'), order.placed_at],
    [t('orders.fact.paid'), order.paid_at],
    [t('orders.fact.sent'), order.delivered_at],
    [t('orders.fact.arrived'), order.arrived_at],
    [t('orders.fact.received'), order.received_at],
    [t('orders.fact.completed'), order.completed_at],
    [t('orders.fact.cancelled'), order.cancelled_at],
    [t('orders.fact.refunded'), order.refunded_at],
  ] as const;
  const numbers = [
    [t('orders.fact.number'), order.order_sn],
    [t('orders.fact.payment'), order.out_trade_no],
  ] as const;
  return (
    <Card as="section" aria-label={t('title.orderInfo')} padded>
      <dl className="flex flex-col gap-2.5">
        {numbers.map(([label, value]) => (
          <AmountRow key={label} label={label}>
            <CopyButton text={value} label={t('orders.copy', { what: `${label} ${value}` })} />
          </AmountRow>
        ))}
        {times.map(
          ([label, time]) =>
            time && (
              <AmountRow key={label} label={label}>
                {date(time, 'minute')}
              </AmountRow>
            ),
        )}
        {order.note && <AmountRow label={t('orders.note')}>{order.note}</AmountRow>}
      </dl>
      {order.paid_at && (
        <>
          <Button kind="outline" size="sm" icon={Printer} className="mt-4" onClick={() => window.print()}>
            {t('orders.receipt.print')}
          </Button>
          {active && <PrintedReceiptPart order={order} />}
        </>
      )}
    </Card>
  );
}
