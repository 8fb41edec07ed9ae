import { Badge } from '../../design/badge.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AmountRow } from '../../design/amount-row.tsx';
import { type DutiesAndTaxes, isPositive } from './duty-and-tax-part.tsx';

/** What customs may ask for on arrival: no part of any total, and said to be a guess. Nothing where nothing is expected. */
export function DutyAndTaxEstimate({ charged }: { charged: DutiesAndTaxes }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { duty_estimate: duty, tax_estimate: tax } = charged;
  if (!isPositive(duty) && !isPositive(tax)) return null;
  return (
    <section aria-label={t('freight.estimate')} className="mt-3 rounded-md bg-sunken p-3">
      <h3 className="flex flex-wrap items-center gap-2 text-note font-semibold">
        {t('freight.onArrival')} <Badge tone="warn">{t('freight.estimate')}</Badge>
      </h3>
      <p className="mt-0.5 text-cap text-ink-3">{t('freight.onArrivalText')}</p>
      <dl className="mt-2 flex flex-col gap-1">
        {isPositive(duty) && <AmountRow label={t('freight.duty')}>{`≈ ${money(duty)}`}</AmountRow>}
        {isPositive(tax) && <AmountRow label={t('freight.tax')}>{`≈ ${money(tax)}`}</AmountRow>}
      </dl>
    </section>
  );
}
