import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';
import type { RenderLink } from './render-link.ts';

export type IconButtonVariant = 'plain' | 'over-photo' | 'on-deep' | 'soft' | 'quiet';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon;
  /** Its name; never drawn. */
  label: string;
  variant?: IconButtonVariant;
  /** A number at the upper right; zero draws nothing. The label should contain it too. */
  count?: number;
  /** A dot at the upper right. */
  dot?: boolean;
  /** Size of the icon in pixels, 22 by default. */
  iconSize?: number;
  /** Fills the icon, for a switch that is on (saved, liked). */
  filled?: boolean;
  /** Draws a link instead of a button. */
  link?: RenderLink;
  ref?: Ref<HTMLButtonElement>;
}

const discs: Record<IconButtonVariant, string> = {
  plain: 'text-ink',
  'on-deep': 'text-white',
  'over-photo': 'size-9 rounded-full bg-surface/80 text-ink shadow-card backdrop-blur-md',
  soft: 'size-8 rounded-full bg-sea-tint text-sea',
  quiet: 'size-8 rounded-full bg-sunken text-ink-2',
};

/** An icon in a 44 px target; over a photograph it sits on a disc. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, variant = 'plain', count = 0, dot, iconSize, filled, link, className, ...rest } = props;
  const small = variant === 'soft' || variant === 'quiet' ? 18 : variant === 'over-photo' ? 20 : 22;
  const frame = cx(
    'press relative inline-grid size-11 shrink-0 place-items-center rounded-full disabled:text-ink-4',
    className,
  );
  const face = (
    <span className={cx('relative grid place-items-center', discs[variant])}>
      <Icon aria-hidden size={iconSize ?? small} strokeWidth={1.9} className={cx(filled && 'fill-current')} />
      {count > 0 && <Count value={count} className="absolute -top-2 -right-1.5" />}
      {dot && (
        <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-ember-solid ring-2 ring-surface" />
      )}
    </span>
  );
  if (link) return link({ className: frame, children: face, 'aria-label': label });
  return (
    <button type="button" aria-label={label} {...rest} className={frame}>
      {face}
    </button>
  );
}
