import type { Money } from '@tradewind/contract/base/money';
import { ChargedNote } from '../../money/currencies/exchange-notes.tsx';
import { usePrice } from '../../money/currencies/use-price.ts';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/checkbox.tsx';
import { Price } from '../../design/price.tsx';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import type { Selected } from './use-selection.ts';

interface SelectAllProps {
  state: Selected;
  onAll: (selected: boolean) => void;
}

function SelectAll({ state, onAll }: SelectAllProps) {
  const { t } = useTranslation();
  return (
    <Checkbox checked={state === 'all'} mixed={state === 'some'} onChange={() => onAll(state !== 'all')}>
      {t('cart.all')}
    </Checkbox>
  );
}

interface CartBarProps extends SelectAllProps {
  total: Money;
  pieces: number;
  busy: boolean;
  onCheckout: () => void;
}

/** The total of the selected lines, and the button to the checkout. */
export function CartBarPart({ state, onAll, total, pieces, busy, onCheckout }: CartBarProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { price } = usePrice();
  return (
    <ActionBar
      aboveTabs
      beside
      className="max-[359px]:gap-2 max-[359px]:px-3 lg:flex-wrap lg:justify-between lg:*:last:basis-full"
    >
      <SelectAll state={state} onAll={onAll} />
      <div aria-live="polite" className="min-w-0 flex-1 text-right text-cap text-ink-3">
        <p className="flex flex-wrap items-baseline justify-end gap-x-1.5">
          <span className="text-note text-ink-2 max-[359px]:sr-only">{t('cart.total')}</span>
          <Price {...price(total)} locale={locale} />
        </p>
        <p>{t('cart.freightLater')}</p>
        <ChargedNote dollars={total} brief />
      </div>
      <Button
        kind="buy"
        size="lg"
        unavailable={pieces === 0}
        loading={busy}
        onClick={onCheckout}
        className="max-w-[52%] shrink-0 max-[359px]:px-4 lg:max-w-none"
      >
        {t('cart.checkout', { pieces })}
      </Button>
    </ActionBar>
  );
}

interface EditBarProps extends SelectAllProps {
  lines: number;
  onSave: () => void;
  onDelete: () => void;
}

/** While editing: saves the selected lines for later or deletes them. */
export function EditBarPart({ state, onAll, lines, onSave, onDelete }: EditBarProps) {
  const { t } = useTranslation();
  return (
    <ActionBar aboveTabs beside className="justify-between lg:flex-wrap">
      <SelectAll state={state} onAll={onAll} />
      <div className="flex min-w-0 flex-wrap justify-end gap-2">
        <Button kind="outline" unavailable={lines === 0} onClick={onSave} className="max-[359px]:px-3">
          {t('cart.saveForLater')}
        </Button>
        <Button kind="danger" unavailable={lines === 0} onClick={onDelete} className="max-[359px]:px-3">
          {t('cart.deleteLines', { lines })}
        </Button>
      </div>
    </ActionBar>
  );
}
