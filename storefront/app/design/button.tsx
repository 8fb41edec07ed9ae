import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind =
  | 'buy'
  | 'primary'
  | 'soft'
  | 'buy-soft'
  | 'outline'
  | 'quiet'
  | 'ghost'
  | 'danger'
  | 'on-deep'
  | 'on-deep-soft';
export type ButtonSize = 'lg' | 'md' | 'sm';

const kinds: Record<ButtonKind, string> = {
  buy: 'bg-ember-solid text-on-solid active:bg-ember-press',
  primary: 'bg-sea-solid text-on-solid active:bg-sea-press',
  soft: 'bg-sea-tint text-sea active:bg-sea-edge',
  'buy-soft': 'bg-ember-tint text-ember active:bg-ember-edge',
  outline: 'bg-surface text-ink inset-ring inset-ring-line-strong active:bg-pressed',
  quiet: 'bg-sunken text-ink active:bg-pressed',
  ghost: 'text-sea active:bg-pressed',
  danger: 'bg-surface text-bad inset-ring inset-ring-line-strong active:bg-bad-tint',
  'on-deep': 'bg-white text-black active:bg-white/85',
  'on-deep-soft': 'bg-white/14 text-white active:bg-white/25',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-[50px] px-6 py-1.5 text-base',
  md: 'min-h-11 px-5 py-1 text-lead',
  sm: 'hit min-h-9 px-4 py-1 text-note',
};

export interface ButtonStyle {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** Looks disabled. */
  dimmed?: boolean;
  className?: string;
}

/** The look of a button, for router links that act like one. */
export function buttonClass({ kind = 'primary', size = 'md', wide, dimmed, className }: ButtonStyle = {}): string {
  return cx(
    'press relative inline-flex min-w-0 items-center justify-center gap-2 rounded-full text-center font-semibold text-balance select-none',
    sizes[size],
    dimmed ? 'bg-sunken text-ink-4' : kinds[kind],
    wide && 'w-full',
    className,
  );
}

export interface ButtonProps extends Omit<ButtonStyle, 'dimmed'>, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** Drawn before the label. */
  icon?: LucideIcon;
  /** Shows a spinner in place of the label, keeps the width and swallows further presses. */
  loading?: boolean;
  /** Looks disabled but can be pressed, so that pressing it shows the reason. */
  unavailable?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. While `loading` it ignores presses, so that nothing is submitted twice. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, icon: Icon, loading, unavailable, disabled, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || unavailable || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, size, wide, dimmed: disabled || unavailable, className })}
    >
      <span className={cx('inline-flex min-w-0 items-center justify-center gap-2', loading && 'opacity-0')}>
        {Icon && <Icon aria-hidden size={size === 'sm' ? 16 : 19} strokeWidth={2} className="shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
      {loading && <Spinner className="absolute" />}
    </button>
  );
}
