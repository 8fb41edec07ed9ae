import type { RefundRequest } from '@tradewind/contract/aftersales';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CopyButtonPart } from '../../orders/detail/copy-button-part.tsx';
import { BillRowPart } from '../../orders/parts/bill-row-part.tsx';
import type { RefundActs } from '../refund-data.ts';

interface GoodsBackProps {
  refund: RefundRequest;
  goods: NonNullable<RefundRequest['goods_back']>;
  acts: RefundActs;
}

/** Where the goods go, and with what they are on their way. */
export function GoodsBackPart({ refund, goods, acts }: GoodsBackProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card as="section" padded className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('refunds.goodsBack')}</h2>
      <div>
        <p className="text-note text-ink-3">{t('refunds.goodsBack.to')}</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere] text-body">{goods.address}</p>
      </div>
      {goods.sent_at === null && <p className="text-note text-ink-3">{refund.return_freight === 'shop' ? t('refunds.note.freightShop') : t('refunds.note.freightYou')}</p>}
      {goods.number && (
        <dl className="flex flex-col gap-2">
          <BillRowPart label={t('refunds.carrier')}>{goods.carrier}</BillRowPart>
          <BillRowPart label={t('refunds.number')}>
            <CopyButtonPart text={goods.number} label={t('orders.copy', { what: `${t('refunds.number')} ${goods.number}` })} />
          </BillRowPart>
          {goods.sent_at && <BillRowPart label={t('refunds.sentAt')}>{date(goods.sent_at, 'minute')}</BillRowPart>}
          {goods.arrived_at && <BillRowPart label={t('refunds.arrivedAt')}>{date(goods.arrived_at, 'minute')}</BillRowPart>}
        </dl>
      )}
      {refund.can.includes('send_back') && <SendBack acts={acts} />}
    </Card>
  );
}

function SendBack({ acts: { sendBack } }: { acts: RefundActs }) {
  const { t } = useTranslation();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? { error: t('refunds.needed') } : {});
  const submit = () => {
    setTried(true);
    if (carrier.trim() && number.trim()) sendBack.mutate({ carrier: carrier.trim(), number: number.trim() }, { onSuccess: () => void toast.success(t('refunds.sendBack.done')) });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput label={t('refunds.carrier')} maxLength={80} autoComplete="off" value={carrier} onChange={(event) => setCarrier(event.target.value)} {...missing(carrier)} />
      <TextInput label={t('refunds.number')} maxLength={80} autoComplete="off" value={number} onChange={(event) => setNumber(event.target.value)} {...missing(number)} />
      <Button type="submit" wide loading={sendBack.isPending}>
        {t('refunds.sendBack')}
      </Button>
    </form>
  );
}
