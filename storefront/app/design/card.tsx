import type { HTMLAttributes } from 'react';
import { cx } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Inner space of 16 px; leave out for lists and photographs that touch the edge. */
  padded?: boolean;
}

/** A white box with large corners and a light shadow, without a border. */
export function Card({ as: Tag = 'div', padded, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx('card', padded && 'p-4', className)} />;
}

/**
 * Classes of a link whose target is the whole `relative` card around it; other controls on the card need `z-1`. The ring of
 * the focus has a light line inside it, so that it is seen on any photograph.
 */
export const stretchedLink = 'stretched-link';
