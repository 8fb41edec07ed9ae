import { Card } from '../../../design/card.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';

/** The shape of a checkout that is still being priced. */
export function CheckoutSkeletonPart() {
  return (
    <div className="flex flex-col gap-2.5 px-3">
      <Card padded className="flex items-center gap-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </div>
      </Card>
      <Card padded className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <div className="flex gap-3">
          <Skeleton className="size-[68px] shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
      </Card>
      <Card padded className="flex flex-col gap-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-7 w-full" />
      </Card>
    </div>
  );
}
