import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf } from '../../money/currencies/amount.ts';
import { AmountRow } from '../../design/amount-row.tsx';

/** What customs are to get of an order: what is paid with it, and what is only a guess. */
export interface DutiesAndTaxes {
  duty: string;
  tax: string;
  duty_estimate: string;
  tax_estimate: string;
}

export const isPositive = (amount: string): boolean => amountOf(amount).minor > 0n;

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
