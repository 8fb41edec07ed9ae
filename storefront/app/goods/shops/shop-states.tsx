import { Store } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { ApiRefusal } from '@tradewind/client/errors';
import { ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';

/** The boxes of a shop while it is on its way. */
export function ShopSkeleton() {
  const { t } = useTranslation();
  const shown = useDelayedSkeleton(true);
  return (
    <>
      <ScreenBar title={t('title.shop')} />
      {shown && (
        <div aria-busy className="flex flex-col gap-4 px-4">
          <div className="flex items-center gap-3.5">
            <Skeleton className="size-18 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-11 rounded-full" />
          <ProductGridSkeleton />
        </div>
      )}
    </>
  );
}

/** There is no such shop, or it could not be had. */
export function ShopUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.shop')} />
      <div className="my-auto">
        {error === null || error instanceof ApiRefusal ? (
          <EmptyState
            art={<Store aria-hidden size={56} strokeWidth={1.4} />}
            title={t('shops.missing')}
            text={t('shops.missingText')}
            action={
              <Link to="/searchs" className={buttonClass()}>
                {t('shops.otherShops')}
              </Link>
            }
          />
        ) : (
          <ErrorState error={error} onRetry={onRetry} />
        )}
      </div>
    </>
  );
}
