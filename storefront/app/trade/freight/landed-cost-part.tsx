import type { LandedCost } from '@tradewind/contract/trade/freight';
import { add, toWire } from '@tradewind/contract/base/money';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { amountOf, isPositive } from '../../money/currencies/amount.ts';
import { usePrice } from '../../money/currencies/use-price.ts';

/**
 * What pieces of an SKU cost at the door, with the duty and tax that are collected here. Where more is due on arrival, or
 * nobody knows, the total is called what it is: what is paid here.
 */
export function LandedCostPart({ landed }: { landed: LandedCost }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { text } = usePrice();
  const charges = toWire(add(amountOf(landed.duty), amountOf(landed.tax)));
  const estimate = toWire(add(amountOf(landed.duty_estimate), amountOf(landed.tax_estimate)));
  const isAll = !isPositive(estimate) && landed.customs_may_charge === 0;
  const isTaxKnown = isPositive(landed.tax) || isPositive(landed.tax_estimate);
  return (
    <div aria-live="polite" className="font-medium">
      {isPositive(charges) && (
        <span className={row}>
          <span className="font-normal text-ink-2">{t('freight.dutyAndTax')}</span>
          <span className="tnum">{text(charges)}</span>
        </span>
      )}
      <span className={row}>
        <span className="font-semibold">
          {t(isAll ? 'freight.allIn' : 'freight.payHere')}
          {landed.number > 1 && <span className="font-normal text-ink-2"> × {number(landed.number)}</span>}
        </span>
        <span className="tnum font-semibold">{text(landed.total)}</span>
      </span>
      {isPositive(estimate) && (
        <span className={cx(row, 'font-normal text-ink-2')}>
          <span>{t('freight.estimateOnArrival')}</span>
          <span className="tnum">{`≈ ${text(estimate).replace(/^≈ /, '')}`}</span>
        </span>
      )}
      {landed.customs_may_charge === 1 && (
        <span className={note}>{t(isTaxKnown ? 'freight.customsMayChargeDuty' : 'freight.customsMayCharge')}</span>
      )}
    </div>
  );
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-3 py-0.5';
const note = 'block text-cap font-normal text-ink-3';
