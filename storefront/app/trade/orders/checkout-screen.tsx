import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { chooseAddress, useChosenAddress } from '../../people/addresses/chosen-address.ts';
import { useDelayedSkeleton, Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useEffect } from 'react';
import { previewQuery } from './checkout/checkout-data.ts';
import { useDraft } from './checkout/checkout-draft.ts';
import { CheckoutPart } from './checkout/checkout-part.tsx';
import { NothingToBuyPart } from './checkout/nothing-to-buy-part.tsx';
import { type Purchase, parsePurchase } from '../../paths/checkout-path.ts';
import { PaidPart } from './payment/paid-part.tsx';
import { Card } from '../../design/card.tsx';
import { ColumnsSkeleton } from './parts/columns-skeleton.tsx';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const purchase = parsePurchase(query);
  const paid = (query.get('paid') ?? '').split(',').filter(Boolean);
  if (paid.length > 0) return <PaidPart orderIds={paid} />;
  return (
    <>
      <ScreenBar title={t('title.checkout')} fallback="/bag" />
      {purchase ? (
        <Checkout key={query.toString()} name={query.toString()} purchase={purchase} />
      ) : (
        <NothingToBuyPart />
      )}
    </>
  );
}

function Checkout({ name, purchase }: { name: string; purchase: Purchase }) {
  const [draft, setDraft] = useDraft(name);
  const address = useChosenAddress();
  const preview = useQuery(previewQuery(purchase, { address, promos: draft.promos, deliveries: draft.deliveries }));
  const skeleton = useDelayedSkeleton(preview.isPending);

  // The chosen address may have been deleted meanwhile; then the default one is used.
  const lost = address !== null && preview.data?.address === null && !preview.isPlaceholderData;
  useEffect(() => {
    if (lost) chooseAddress(null);
  }, [lost]);

  if (preview.data)
    return (
      <CheckoutPart
        purchase={purchase}
        preview={preview.data}
        pricing={preview.isPlaceholderData}
        draft={draft}
        onDraft={setDraft}
      />
    );
  if (preview.error instanceof ApiRefusal) return <NothingToBuyPart reason={preview.error.msg} />;
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  return skeleton && <CheckoutSkeleton />;
}

/** The shape of a checkout that is still being priced. */
function CheckoutSkeleton() {
  return (
    <ColumnsSkeleton bill>
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
    </ColumnsSkeleton>
  );
}
