import { useQuery } from '@tanstack/react-query';
import type { LineReview } from '@tradewind/contract/trade/reviews';
import { useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { ApiRefusal } from '@tradewind/client/errors';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Photo } from '../../design/photo.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { orderPath } from '../../paths/order-paths.ts';
import parcel from '../freight/parcel.webp';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { OwnReviewPart } from './own-review-part.tsx';
import { lineReviewQuery } from './review-data.ts';
import { ReviewFormPart } from './review-form-part.tsx';
import { skuText } from '../../goods/catalog/sku-sheet/choice.ts';

/** The form to review an order line, or its review. */
export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [orderId, lineId] = [params.get('order') ?? '', params.get('line') ?? ''];
  const known = orderId !== '' && lineId !== '';
  // Coming back to the window must not discard what is typed.
  const found = useQuery({ ...lineReviewQuery(orderId, lineId), enabled: known, refetchOnWindowFocus: false });
  const skeleton = useDelayedSkeleton(found.isPending);
  const missing = !known || (found.error instanceof ApiRefusal && found.error.refusal === 'order_not_found');
  return (
    <>
      <ScreenBar
        title={found.data?.review ? t('reviews.ownReview') : t('title.comment')}
        fallback={orderId ? orderPath(orderId) : '/myPurchases'}
      />
      {missing && <ReviewNotPossible title={t('orders.missing.title')} text={t('orders.missing.text')} orderId="" />}
      {found.isError && !missing && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Line key={lineId} found={found.data} />}
      {skeleton && known && !found.isError && <Skeleton className="mx-3 mt-1 h-[480px] rounded-lg" />}
    </>
  );
}

function Line({ found: { line, standing, review } }: { found: LineReview }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const reasons = {
    too_early: t('reviews.unavailable.tooEarly'),
    too_late: t('reviews.unavailable.tooLate'),
    gone: t('reviews.unavailable.gone'),
    own_shop: t('reviews.unavailable.ownShop'),
  };
  if (standing !== 'yes' && standing !== 'done')
    return <ReviewNotPossible title={t('reviews.unavailable')} text={reasons[standing]} orderId={line.order_id} />;
  return (
    <>
      <Card className="mx-3 mt-1 mb-2.5 flex items-center gap-3 p-3">
        <Photo src={line.image} alt="" width={56} height={56} className="size-14 shrink-0 rounded-sm" />
        <span className="min-w-0">
          <Link to={`/detail/${line.product_id}/${line.mer_id}`} className="line-clamp-2 text-body">
            {line.title}
          </Link>
          {line.spec && <span className="block text-cap text-ink-3">{skuText(line.spec)}</span>}
        </span>
      </Card>
      {review && !editing ? (
        <OwnReviewPart review={review} onEdit={() => setEditing(true)} />
      ) : (
        <ReviewFormPart line={line} review={review} onDone={() => setEditing(false)} />
      )}
    </>
  );
}

function ReviewNotPossible({ title, text, orderId }: { title: string; text: string; orderId: string }) {
  const { t } = useTranslation();
  const action = (
    <Link to={orderId ? orderPath(orderId) : '/myPurchases'} replace className={buttonClass()}>
      {orderId ? t('title.orderInfo') : t('title.myPurchases')}
    </Link>
  );
  return <EmptyState picture={parcel} title={title} text={text} action={action} />;
}
