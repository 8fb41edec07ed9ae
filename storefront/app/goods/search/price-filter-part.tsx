import { DollarSign } from 'lucide-react';
import { cx } from '../../design/class-names.ts';
import { RangeSlider } from '../../design/range-slider.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { parseDollars, type Filters } from './search-params.ts';
import { usePriceRange } from './use-price-range.ts';

interface PriceFilterPartProps {
  from: number | undefined;
  to: number | undefined;
  /** The highest price found, in whole dollars; `bars` counts the products in each of equal steps up to it. */
  highest: number;
  bars: readonly number[];
  onChange: (price: Pick<Filters, 'priceFrom' | 'priceTo'>) => void;
}

/** Heights of the bars in twelfths, as classes: the content policy forbids style attributes. */
const heights = [
  'h-0',
  'h-1',
  'h-1.5',
  'h-2.5',
  'h-3.5',
  'h-4.5',
  'h-6',
  'h-7',
  'h-8',
  'h-9',
  'h-10',
  'h-11',
  'h-12',
] as const;

/** The price filter: a histogram with a range slider and two inputs. */
export function PriceFilterPart({ from, to, highest, bars, onChange }: PriceFilterPartProps) {
  const { t } = useTranslation();
  const { whole, range } = usePriceRange();
  const [low, high] = [Math.min(from ?? 0, highest), Math.min(to ?? highest, highest)];
  const most = Math.max(...bars, 1);
  // An end at its limit sets no filter.
  const drag = ([one, other]: readonly [number, number]) =>
    onChange({ priceFrom: one > 0 ? one : undefined, priceTo: other < highest ? other : undefined });
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3 pt-6 pb-2">
        <h2 className="text-lead font-semibold">{t('search.price')}</h2>
        <span className="tnum text-note text-ink-2">{range(from, to) ?? t('search.anyPrice')}</span>
      </div>
      <div aria-hidden className="-mb-5.5 flex h-12 items-end gap-0.5 px-3">
        {bars.map((count, index) => {
          const middle = ((index + 0.5) * highest) / bars.length;
          return (
            <span
              key={index}
              className={cx(
                'flex-1 rounded-t-xs',
                heights[count === 0 ? 0 : Math.max(1, Math.round((count * 12) / most))],
                middle >= low && middle <= high ? 'bg-sea/35' : 'bg-line',
              )}
            />
          );
        })}
      </div>
      <RangeSlider
        value={[low, high]}
        onChange={drag}
        min={0}
        max={highest}
        step={1}
        lowLabel={t('search.lowestPrice')}
        highLabel={t('search.highestPrice')}
        valueText={whole}
      />
      <div className="flex items-center gap-3 pt-2">
        <DollarInput
          label={t('search.lowestPrice')}
          value={from}
          onChange={(priceFrom) => onChange({ priceFrom, priceTo: to })}
        />
        <span aria-hidden className="h-px w-3 shrink-0 bg-line-strong" />
        <DollarInput
          label={t('search.highestPrice')}
          value={to}
          onChange={(priceTo) => onChange({ priceFrom: from, priceTo })}
        />
      </div>
    </section>
  );
}

interface DollarInputProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function DollarInput({ label, value, onChange }: DollarInputProps) {
  return (
    <TextInput
      label={label}
      labelHidden
      inputMode="numeric"
      maxLength={7}
      icon={DollarSign}
      value={value ?? ''}
      onChange={(event) => onChange(parseDollars(event.target.value))}
      className="min-w-0 flex-1"
    />
  );
}
