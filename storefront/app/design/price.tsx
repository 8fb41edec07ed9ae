import { cx } from './class-names.ts';
import { type Amount, priceParts } from './price-parts.ts';

export type PriceSize = 'sm' | 'md' | 'lg' | 'xl' | 'hero';
export type PriceTone = 'ember' | 'ink' | 'white' | 'bad';

export interface PriceProps {
  amount: Amount;
  locale: string;
  size?: PriceSize;
  /** Ember where one shops, ink once it is a bill, white on deep ground. */
  tone?: PriceTone;
  /** Not exactly so: turned from another currency. */
  about?: boolean;
  className?: string;
}

/** Symbol, integer, decimals. */
const sizes: Record<PriceSize, readonly [string, string, string]> = {
  sm: ['text-[11px]', 'text-[15px]', 'text-[11px]'],
  md: ['text-[12px]', 'text-[18px]', 'text-[12px]'],
  lg: ['text-[14px]', 'text-[24px]', 'text-[15px]'],
  xl: ['text-[17px]', 'text-[32px]', 'text-[19px]'],
  hero: ['text-[22px]', 'text-[42px]', 'text-[22px]'],
};

const tones: Record<PriceTone, string> = { ember: 'text-ember', ink: 'text-ink', white: 'text-white', bad: 'text-bad' };

/** An amount with a large integer and small decimals on one baseline, read out as one text. */
export function Price({ amount, locale, size = 'md', tone = 'ember', about = false, className }: PriceProps) {
  const { sign, symbol, integer, fraction, symbolLast, label } = priceParts(amount, locale);
  const [small, large, cents] = sizes[size];
  const mark = <span className={cx('font-semibold', small)}>{symbol}</span>;
  return (
    <span
      role="img"
      aria-label={about ? `≈ ${label}` : label}
      className={cx(
        'tnum inline-flex items-baseline leading-none tracking-[-0.025em] whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden className="contents">
        {about && <span className={cx('mr-[0.15em] font-semibold', small)}>{'≈'}</span>}
        {sign && <span className={cx('font-semibold', small)}>{sign}</span>}
        {!symbolLast && mark}
        <span className={cx(symbol.length > 2 ? 'ml-[0.2em]' : 'ml-[0.1em]', 'font-bold', large)}>{integer}</span>
        {fraction && <span className={cx('font-semibold', cents)}>{fraction}</span>}
        {symbolLast && mark}
      </span>
    </span>
  );
}
