import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ProductCard } from '@tradewind/contract/goods/catalog';
import type { ReactNode } from 'react';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { useDelayedSkeleton } from '../../design/skeleton.tsx';
import { ErrorState } from '../../shell/errors/late-error.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

type Found = Pick<
  UseInfiniteQueryResult,
  | 'isPending'
  | 'isError'
  | 'error'
  | 'refetch'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
>;

interface EndlessProductsProps<Card extends ProductCard> {
  /** The products loaded so far. */
  cards: readonly Card[];
  found: Found;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  ranked?: boolean;
  /** Replaces the grid. */
  render?: (cards: readonly Card[]) => ReactNode;
}

/** An infinite list of products with its loading, error and empty states. */
export function EndlessProducts<Card extends ProductCard>({
  cards,
  found,
  empty,
  ranked,
  render,
}: EndlessProductsProps<Card>) {
  const waiting = useDelayedSkeleton(found.isPending);
  if (waiting) return <ProductGridSkeleton className="px-4" />;
  if (found.isPending) return null;
  if (cards.length === 0)
    return found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : empty;
  return (
    <EndlessPages rests found={found}>
      {render ? render(cards) : <ProductGrid cards={cards} ranked={ranked} className="px-4" />}
    </EndlessPages>
  );
}
