import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isPositive } from '../../money/currencies/amount.ts';
import { AmountRow } from '../../design/amount-row.tsx';
import { Badge } from '../../design/badge.tsx';

/** Duty and tax of an order: collected with it, or estimated. */
export interface DutiesAndTaxes {
  duty: string;
  tax: string;
  duty_estimate: string;
  tax_estimate: string;
}

/** Duty and tax that are collected, as rows of a bill. */
export function DutyAndTaxRows({ duty, tax }: DutiesAndTaxes) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <>
      {isPositive(duty) && <AmountRow label={t('freight.duty')}>{money(duty)}</AmountRow>}
      {isPositive(tax) && <AmountRow label={t('freight.tax')}>{money(tax)}</AmountRow>}
    </>
  );
}

/** The estimated duty and tax on arrival, which are part of no total; nothing where none are expected. */
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

/** Says that customs may charge on arrival, where no duty is known for parcels from abroad; a tax may be known all the same. */
export function CustomsNote({ charged }: { charged: DutiesAndTaxes & { customs_may_charge: 0 | 1 } }) {
  const { t } = useTranslation();
  if (charged.customs_may_charge === 0) return null;
  const isTaxKnown = isPositive(charged.tax) || isPositive(charged.tax_estimate);
  return (
    <p className="mt-3 text-cap text-ink-3">
      {t(isTaxKnown ? 'freight.customsMayChargeDuty' : 'freight.customsMayCharge')}
    </p>
  );
}
