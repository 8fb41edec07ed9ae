import { Card } from '../../design/card.tsx';
import { Skeleton } from '../../design/skeleton.tsx';

/** Two addresses that are still to come. */
export function AddressSkeletonPart() {
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-1">
      {[0, 1].map((index) => (
        <Card key={index} className="px-4 py-4">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-2.5 h-5 w-14" />
          <Skeleton className="mt-2.5 h-4 w-11/12" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-5 h-6 w-full" />
        </Card>
      ))}
    </div>
  );
}
