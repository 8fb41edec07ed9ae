import { cx } from './class-names.ts';

export interface BrandMarkProps {
  /** The name set beside the mark; without it the mark is only decoration. */
  name?: string;
  size?: 'sm' | 'lg';
  /** Without its tile, for deep ground. */
  bare?: boolean;
  className?: string;
}

/** The brand mark, alone or with the name. */
export function BrandMark({ name, size = 'sm', bare, className }: BrandMarkProps) {
  const side = (size === 'sm' ? 28 : 40) * (bare ? 1.4 : 1);
  const mark = (
    <svg width={side} height={side} viewBox={bare ? '4 3 24 26' : '0 0 32 32'} aria-hidden className="shrink-0">
      {!bare && <rect width="32" height="32" rx="9" fill="oklch(0.315 0.055 219)" />}
      <path d="M17.2 5.2c5.6 3.2 8.6 8 8.7 14.3-2.8-1.2-5.7-1.5-8.7-.9Z" fill="#fff" />
      <path d="M14.8 9.4v9.5c-2.9.4-5.5 1.4-7.9 3 .4-5.2 3.1-9.5 7.9-12.5Z" fill="oklch(0.72 0.17 42)" />
      <path
        d="M6 25c3.3-2.7 6.6-2.7 10-.9s6.7 1.7 10-.9"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      {mark}
      {name && (
        <span className={cx('font-bold tracking-[-0.03em]', size === 'sm' ? 'text-h2' : 'text-h1')}>{name}</span>
      )}
    </span>
  );
}
