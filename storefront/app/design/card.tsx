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
