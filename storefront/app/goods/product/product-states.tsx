import { PackageX } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { type ApiFailure, ApiRefusal } from '@tradewind/client/errors';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AgeQuestion } from '../catalog/adult-gate.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';

/** The skeleton of a product screen. */
export function ProductSkeleton() {
  const { t } = useTranslation();
  const shown = useDelayedSkeleton(true);
  return (
    <>
      <ScreenBar title={t('title.detail')} />
      {shown && (
        <div aria-busy className="flex flex-col lg:grid lg:grid-cols-[7fr_5fr] lg:gap-8 lg:px-4 lg:pt-5">
          <Skeleton className="aspect-square rounded-none md:max-lg:aspect-auto md:max-lg:h-[min(55svh,560px)] lg:row-span-2 lg:rounded-xl" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-9 w-32" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
          <div className="px-3">
            <Skeleton className="h-38 rounded-lg" />
          </div>
        </div>
      )}
    </>
  );
}

/** The product is for adults, and the shopper's age is not known. */
export function ProductForAdults() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.detail')} />
      <div className="my-auto">
        <AgeQuestion />
      </div>
    </>
  );
}

/** The product does not exist or could not be loaded. */
export function ProductUnavailable({ error, onRetry }: { error: ApiFailure | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const missing = error === null || error instanceof ApiRefusal;
  return (
    <>
      <ScreenBar title={t('title.detail')} />
      <div className="my-auto">
        {missing ? (
          <EmptyState
            art={<PackageX aria-hidden size={56} strokeWidth={1.4} />}
            title={t('catalog.missing')}
            text={t('catalog.missingText')}
            action={
              <Link to="/search" className={buttonClass()}>
                {t('catalog.searchProducts')}
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
