import { LoaderCircle } from 'lucide-react';
import { cx } from './class-names.ts';

/** A turning ring; the element around it says in words what is being waited for. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return <LoaderCircle aria-hidden size={size} strokeWidth={2.2} className={cx('animate-spin', className)} />;
}
