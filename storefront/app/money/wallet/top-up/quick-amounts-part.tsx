import { type Money, toWire } from '@tradewind/contract/base/money';
import { Chip } from '../../../design/chip.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { type QuickAmounts, typedAmount } from './quick-amounts.ts';

interface QuickAmountsProps {
  amounts: QuickAmounts;
  /** The amount in the field. */
  chosen: Money | null;
  onChoose: (typed: string) => void;
}

/** Amounts to press in place of typing. */
export function QuickAmountsPart({ amounts: { missing, round }, chosen, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const chip = (amount: Money, text: string) => (
    <Chip
      key={text}
      selected={chosen?.minor === amount.minor}
      onClick={() => onChoose(typedAmount(amount))}
      className="tnum min-h-10"
    >
      {text}
    </Chip>
  );
  const isEmpty = missing === null && round.length === 0;
  if (isEmpty) return null;
  return (
    <div role="group" aria-label={t('wallet.quick')} className="mt-4 flex flex-wrap gap-2">
      {missing && chip(missing, t('wallet.quick.missing', { amount: money(toWire(missing)) }))}
      {round.map((amount) => chip(amount, money(toWire(amount)).replace(/[.,]00(?!\d)/, '')))}
    </div>
  );
}
