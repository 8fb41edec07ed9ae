import { Card } from '../../design/card.tsx';
import { Skeleton } from '../../design/skeleton.tsx';

/** Two shops' worth of lines that are still to come. */
export function CartSkeletonPart() {
  return (
    <div className="flex flex-col gap-2.5 px-3">
      {[2, 1].map((lines) => (
        <Card key={lines} className="flex flex-col gap-4 p-3.5">
          <Skeleton className="h-6 w-40" />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="flex gap-3 pl-8">
              <Skeleton className="size-[92px] shrink-0" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="mt-auto h-6 w-20" />
              </div>
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}
