import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '../../design/chip.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { productReviewsPages, type ReviewFilter } from './review-data.ts';
import { ReviewPart } from './review-part.tsx';
import { SummaryPart } from './summary-part.tsx';

interface ReviewsSheetProps {
  productId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All reviews of a product, with a summary, filters by stars and pictures, and a sort order. */
export function ReviewsSheet({ productId, open, onOpenChange }: ReviewsSheetProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [filter, setFilter] = useState<ReviewFilter>({ sort: 'helpful' });
  const found = useInfiniteQuery({
    ...productReviewsPages(productId, filter),
    enabled: open,
    placeholderData: (before) => before,
  });
  const summary = found.data?.pages[0]?.summary;
  const reviews = found.data?.pages.flatMap((page) => page.list) ?? [];
  const { sort, stars, with_pictures: pictures } = filter;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('catalog.reviews')} closeLabel={t('shell.close')}>
      {summary && <SummaryPart summary={summary} onStars={(chosen) => setFilter({ sort, stars: chosen })} />}
      {summary && summary.count > 0 && (
        <div className="my-3 flex flex-col gap-2">
          <div className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4">
            <Chip selected={!stars && !pictures} onClick={() => setFilter({ sort })}>
              {t('reviews.all')} <span className="tnum">{number(summary.count)}</span>
            </Chip>
            {summary.with_pictures > 0 && (
              <Chip selected={pictures === 1} onClick={() => setFilter({ sort, with_pictures: 1 })}>
                {t('reviews.withPictures')} <span className="tnum">{number(summary.with_pictures)}</span>
              </Chip>
            )}
            {[5, 4, 3, 2, 1]
              .filter((star) => (summary.stars[star - 1] ?? 0) > 0)
              .map((star) => (
                <Chip key={star} selected={stars === star} onClick={() => setFilter({ sort, stars: star })}>
                  {t('reviews.stars', { count: star })}{' '}
                  <span className="tnum">{number(summary.stars[star - 1] ?? 0)}</span>
                </Chip>
              ))}
          </div>
          <div role="group" aria-label={t('reviews.sort')} className="flex gap-4 text-note">
            {(['helpful', 'newest'] as const).map((order) => (
              <button
                key={order}
                type="button"
                aria-pressed={sort === order}
                onClick={() => setFilter({ ...filter, sort: order })}
                className={sort === order ? 'min-h-9 font-semibold text-ink' : 'min-h-9 text-ink-3'}
              >
                {t(`reviews.sort.${order}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {found.isPending && <Skeleton className="h-64 w-full rounded-md" />}
      {found.isError && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && (
        <EndlessPages found={found} quiet={reviews.length < 5}>
          <ul>
            {reviews.map((review) => (
              <li key={review.review_id} className="border-b border-line py-3.5 last:border-transparent">
                <ReviewPart review={review} />
              </li>
            ))}
          </ul>
        </EndlessPages>
      )}
    </Sheet>
  );
}
