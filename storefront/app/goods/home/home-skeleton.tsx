import { ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { Skeleton } from '../../design/skeleton.tsx';

/** The boxes of Home below its search while they are on their way. */
export function HomeSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6 px-4 pt-4">
      <div className="flex justify-between px-1">
        {[1, 2, 3, 4, 5].map((tile) => (
          <div key={tile} className="flex flex-col items-center gap-2">
            <Skeleton className="size-[54px] rounded-lg" />
            <Skeleton className="h-2.5 w-11 rounded-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-41 rounded-xl" />
      <Skeleton className="h-5 w-36 rounded-full" />
      <ProductGridSkeleton className="-mt-2" />
    </div>
  );
}
