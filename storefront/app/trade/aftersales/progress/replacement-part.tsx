import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { AmountRow } from '../../../design/amount-row.tsx';
import { Card } from '../../../design/card.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { CopyButton } from '../../../shell/copy-button.tsx';

/** The parcel with the replacement of an exchange. */
export function ReplacementPart({ parcel }: { parcel: NonNullable<RefundRequest['replacement']> }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Card as="section" padded className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('refunds.replacement')}</h2>
      <dl className="flex flex-col gap-2">
        <AmountRow label={t('refunds.carrier')}>{parcel.carrier}</AmountRow>
        <AmountRow label={t('refunds.number')}>
          <CopyButton
            text={parcel.number}
            label={t('orders.copy', { what: `${t('refunds.number')} ${parcel.number}` })}
          />
        </AmountRow>
        <AmountRow label={t('refunds.sentAt')}>{date(parcel.sent_at, 'minute')}</AmountRow>
      </dl>
    </Card>
  );
}
