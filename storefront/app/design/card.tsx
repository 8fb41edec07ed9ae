import type { HTMLAttributes } from 'react';
import { cx } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Inner space of 16 px; leave out for lists and photographs that touch the edge. */
  padded?: boolean;
}

/** White ground, large corners, the lightest shadow. Never a border. */
export function Card({ as: Tag = 'div', padded, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx('card', padded && 'p-4', className)} />;
}

/** A link whose target is the whole card around it (`relative`); what else can be pressed there lies above with `z-1`. */
export const stretchedLink =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-sea';
