import type { OrderPreview } from '@tradewind/contract/trade/orders';
import { ConvertedNote } from '../../../money/currencies/exchange-notes.tsx';
import { CustomsNote, DutyAndTaxRows, DutyAndTaxEstimate } from '../../freight/duty-and-tax-part.tsx';
import { Card } from '../../../design/card.tsx';
import { Price } from '../../../design/price.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { amountOf, isPositive } from '../../../money/currencies/amount.ts';
import { AmountRow } from '../../../design/amount-row.tsx';
import { useFreightText } from '../../freight/freight-texts.ts';

/** The bill of the checkout with its total. */
export function BillPart({ preview }: { preview: OrderPreview }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const freightText = useFreightText();
  const locale = useLocale();
  return (
    <Card as="section" aria-label={t('orders.total')} padded>
      <dl aria-live="polite" className="flex flex-col gap-2.5">
        <AmountRow label={t('orders.goods')}>{money(preview.goods)}</AmountRow>
        <AmountRow label={t('orders.freight')}>
          {preview.country_needed === 1 ? '–' : freightText(preview.freight)}
        </AmountRow>
        <DutyAndTaxRows {...preview} />
        {preview.promos.map(({ code, discount, mer_name }) => (
          <AmountRow
            key={code}
            label={mer_name ? t('freight.paidByShop', { shop: mer_name }) : t('freight.paidByPlatform')}
          >
            <span className="text-ember">{money(`-${discount}`)}</span>
          </AmountRow>
        ))}
        <AmountRow label={t('orders.total')} strong className="mt-1 border-t border-line pt-3">
          <Price amount={amountOf(preview.total)} locale={locale} size="lg" tone="ink" />
        </AmountRow>
      </dl>
      {(isPositive(preview.duty) || isPositive(preview.tax)) && (
        <p className="mt-2 text-cap text-ink-3">{t('freight.collected')}</p>
      )}
      <ConvertedNote dollars={amountOf(preview.total)} className="mt-1.5 text-right" />
      <DutyAndTaxEstimate charged={preview} />
      <CustomsNote charged={preview} />
    </Card>
  );
}
