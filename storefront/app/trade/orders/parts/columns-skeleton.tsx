import type { ReactNode } from 'react';
import { Card } from '../../../design/card.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';

/** The columns of cart and checkout: cards, and beside them in a wide window the bill, which stands below in a narrow one. */
export function ColumnsSkeleton({ children, bill }: { children: ReactNode; bill?: boolean }) {
  return (
    <div className="lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-5 lg:px-4">
      <div className="flex flex-col gap-2.5 px-3 lg:col-span-8 lg:px-0">{children}</div>
      <div className={bill ? 'mt-2.5 px-3 lg:col-span-4 lg:mt-0 lg:px-0' : 'hidden lg:col-span-4 lg:block'}>
        <Card padded className="flex flex-col gap-3">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-7 w-full" />
        </Card>
      </div>
    </div>
  );
}
