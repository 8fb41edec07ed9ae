import type { MonthSum } from '@tradewind/contract/money/wallet';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useAmountsHidden } from '../../../people/users/amounts-hidden.ts';

/** What a month moved as a whole, however much of it has been loaded. */
export function MonthSumPart({ sum }: { sum: MonthSum | undefined }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const hidden = useAmountsHidden();
  if (!sum || hidden) return null;
  return (
    <p className="tnum flex flex-wrap gap-x-1.5 text-note text-ink-3">
      <Sum label={t('wallet.month.in')} amount={money(sum.money_in)} />
      <span aria-hidden>·</span>
      <Sum label={t('wallet.month.out')} amount={money(sum.money_out)} />
    </p>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <span className="whitespace-nowrap">
      {label} <b className="font-semibold text-ink-2">{amount}</b>
    </span>
  );
}
