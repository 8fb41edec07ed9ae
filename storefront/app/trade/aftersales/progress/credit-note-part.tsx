import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { Printer } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isPositive } from '../../../money/currencies/amount.ts';
import { useScreenActive } from '../../../shell/screen-active.ts';
import { PrintedBill } from '../../../goods/catalog/printed-bill.tsx';

interface CreditNotePartProps {
  refund: RefundRequest;
  /** What was paid back for the goods, USD. */
  granted: string;
}

/** Prints the credit note of a paid refund: what the shop takes back of its receipt. */
export function CreditNotePart({ refund, granted }: CreditNotePartProps) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const active = useScreenActive();
  const returned = refund.return_paid;
  const sums: (readonly [string, string])[] = [
    [t('refunds.creditNote.credited'), money(granted)],
    ...(returned !== null && isPositive(returned) ? [[t('refunds.money.return'), money(returned)] as const] : []),
  ];
  const lines = refund.lines.map((line) => ({
    id: line.order_product_id,
    title: line.title,
    spec: line.spec,
    count: line.quantity,
    price: line.product_price,
    total: line.amount,
  }));
  return (
    <>
      <Button kind="outline" size="sm" icon={Printer} className="self-start" onClick={() => window.print()}>
        {t('refunds.creditNote.print')}
      </Button>
      {active && (
        <PrintedBill title={t('refunds.creditNote')} lines={lines} sums={sums} note={t('refunds.creditNote.note')}>
          <p>{`${t('refunds.requestNumber')} ${refund.refund_sn}`}</p>
          <p>{`${t('refunds.creditNote.receipt')} ${refund.order_sn}`}</p>
          <p>{`${t('orders.receipt.seller')}: ${refund.mer_name}`}</p>
          <p>{`${t('refunds.reason')}: ${refund.reason_text}`}</p>
          {refund.paid_at && <p>{`${t('orders.fact.refunded')}: ${date(refund.paid_at, 'minute')}`}</p>}
        </PrintedBill>
      )}
    </>
  );
}
