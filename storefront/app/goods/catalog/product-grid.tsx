import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { cx } from '../../design/class-names.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import { ProductTile } from './product-tile.tsx';

interface ProductGridProps {
  cards: readonly ProductCard[];
  /** Marks the first three. */
  ranked?: boolean;
  /** How many of the first photographs load with priority. */
  prioritised?: number;
  className?: string;
}

/** Products in two columns, or in as many as a wider box has room for. */
export function ProductGrid({ cards, ranked, prioritised = 0, className }: ProductGridProps) {
  return (
    <ul className={cx('product-grid', className)}>
      {cards.map((card, index) => (
        <ProductTile key={card.id} card={card} rank={ranked ? index + 1 : undefined} priority={index < prioritised} />
      ))}
    </ul>
  );
}

/** Columns of the widest page. */
const widest = 6;

/** The skeleton of the grid. */
export function ProductGridSkeleton({ rows = 2, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={cx('product-grid', className)}>
      {Array.from({ length: rows * widest }, (_, index) => (
        <div key={index} className={cx('card overflow-hidden', index >= rows * 2 && 'max-md:hidden')}>
          <Skeleton className="aspect-square rounded-none" />
          <div className="flex flex-col gap-2 px-3 py-3">
            <Skeleton className="h-3 rounded-full" />
            <Skeleton className="h-3 w-2/3 rounded-full" />
            <Skeleton className="mt-1 mb-1 h-4 w-1/2 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
