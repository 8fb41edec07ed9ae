import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../design/card.tsx';
import { Stars } from '../../design/stars.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ReviewPart } from '../../trade/reviews/review-part.tsx';

const ReviewsSheet = lazy(async () => ({
  default: (await import('../../trade/reviews/reviews-sheet.tsx')).ReviewsSheet,
}));

const shownHere = 3;

/** The first reviews of a product, with a sheet for all of them. */
export function ReviewsPart({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Card as="section" padded id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-(--jump)">
      <div className="flex items-center justify-between gap-3">
        <h2 id="reviews-heading" className="flex items-baseline gap-2 text-title font-bold">
          {t('catalog.reviews')}
          {product.review_count > 0 && (
            <span className="tnum text-body font-normal text-ink-2">{number(product.review_count)}</span>
          )}
        </h2>
        {product.review_count > 0 && (
          <button
            type="button"
            onClick={() => setSheet('open')}
            className="press -my-2 flex min-h-11 items-center gap-0.5 text-note text-sea"
          >
            {t('reviews.seeAll')}
            <ChevronRight aria-hidden size={16} strokeWidth={2} />
          </button>
        )}
      </div>
      {product.score !== null && (
        <p className="mt-2 flex items-center gap-3">
          <span aria-hidden className="tnum text-h1 font-bold">
            {number(product.score)}
          </span>
          <Stars value={product.score} size={16} />
          <span className="sr-only">{t('catalog.score', { score: number(product.score) })}</span>
        </p>
      )}
      {product.reply_list.length === 0 ? (
        <p className="mt-1.5 text-body text-ink-2">{t('catalog.noReviewsText')}</p>
      ) : (
        <ul>
          {product.reply_list.slice(0, shownHere).map((review) => (
            <li key={review.review_id} className="border-b border-line py-3.5 last:border-transparent last:pb-0">
              <ReviewPart review={review} />
            </li>
          ))}
        </ul>
      )}
      {sheet !== 'never' && (
        <Suspense>
          <ReviewsSheet
            productId={product.product_id}
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </Card>
  );
}
