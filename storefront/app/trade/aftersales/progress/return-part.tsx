import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { toWire, type Money } from '@tradewind/contract/base/money';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { priceParts } from '../../../design/price-parts.ts';
import { TextInput } from '../../../design/text-input.tsx';
import { toast } from '../../../design/toast-store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { AmountRow } from '../../../design/amount-row.tsx';
import { parseAmountInput, amountInput } from '../../../money/wallet/amount-input.ts';
import type { RefundActs } from '../refund-data.ts';

interface ReturnProps {
  refund: RefundRequest;
  goods: NonNullable<RefundRequest['goods_back']>;
  acts: RefundActs;
}

/** The return: its address, parcel and costs. */
export function ReturnPart({ refund, goods, acts }: ReturnProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card as="section" padded className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('refunds.goodsBack')}</h2>
      <div>
        <p className="text-note text-ink-3">{t('refunds.goodsBack.to')}</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere] text-body">{goods.address}</p>
      </div>
      {goods.sent_at === null && (
        <p className="text-note text-ink-3">
          {refund.return_freight === 'shop' ? t('refunds.note.freightShop') : t('refunds.note.freightShopper')}
        </p>
      )}
      {goods.number && (
        <dl className="flex flex-col gap-2">
          <AmountRow label={t('refunds.carrier')}>{goods.carrier}</AmountRow>
          <AmountRow label={t('refunds.number')}>
            <CopyButton
              text={goods.number}
              label={t('orders.copy', { what: `${t('refunds.number')} ${goods.number}` })}
            />
          </AmountRow>
          {goods.sent_at && <AmountRow label={t('refunds.sentAt')}>{date(goods.sent_at, 'minute')}</AmountRow>}
          {goods.arrived_at && <AmountRow label={t('refunds.arrivedAt')}>{date(goods.arrived_at, 'minute')}</AmountRow>}
        </dl>
      )}
      {refund.can.includes('send_back') && <ReturnParcelForm most={amountOf(refund.return_most)} acts={acts} />}
    </Card>
  );
}

/** The form for the return parcel and, where the shop pays it, its freight. */
function ReturnParcelForm({ most, acts: { sendBack } }: { most: Money; acts: RefundActs }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [cost, setCost] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === '' ? { error: t('refunds.needed') } : {});
  const paid = parseAmountInput(cost);
  const isCostBad = cost !== '' && (paid === null || paid.minor > most.minor);
  const submit = () => {
    setTried(true);
    if (isCostBad || !carrier.trim() || !number.trim()) return;
    sendBack.mutate(
      { carrier: carrier.trim(), number: number.trim(), ...(paid && { freight: toWire(paid) }) },
      { onSuccess: () => void toast.success(t('refunds.sendBack.done')) },
    );
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
      <TextInput
        label={t('refunds.carrier')}
        maxLength={80}
        autoComplete="off"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        {...missing(carrier)}
      />
      <TextInput
        label={t('refunds.number')}
        maxLength={80}
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        {...missing(number)}
      />
      {most.minor > 0n && (
        <TextInput
          label={t('refunds.return.cost')}
          inputMode="decimal"
          autoComplete="off"
          before={
            <span aria-hidden className="text-ink-2">
              {priceParts(most, locale).symbol}
            </span>
          }
          value={cost}
          onChange={(event) => setCost(amountInput(cost, event.target.value))}
          hint={t('refunds.return.upTo', { most: money(toWire(most)) })}
          {...(tried && isCostBad && { error: t('refunds.amount.invalid', { most: money(toWire(most)) }) })}
        />
      )}
      <Button type="submit" wide loading={sendBack.isPending}>
        {t('refunds.sendBack')}
      </Button>
    </form>
  );
}
