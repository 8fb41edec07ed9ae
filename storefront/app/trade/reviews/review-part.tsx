import type { Review } from '@tradewind/contract/goods/product-reviews';
import { ThumbsUp } from 'lucide-react';
import { useState, lazy, Suspense } from 'react';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { Stars } from '../../design/stars.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { ReportPart } from './report-part.tsx';
import { useReport, useVote } from './review-data.ts';
import { useViewerLabels } from '../../goods/catalog/use-viewer-labels.ts';
import { skuText } from '../../goods/catalog/sku-sheet/choice.ts';

const PhotoViewer = lazy(async () => ({ default: (await import('../../design/photo-viewer.tsx')).PhotoViewer }));

/** What people wrote, in its lines, which get no longer than can be read well. */
const words = 'max-w-(--text-measure) whitespace-pre-line [overflow-wrap:anywhere]';

/** One review with its pictures, its later addition and the shop's reply. */
export function ReviewPart({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article>
      <ReviewHead review={review} />
      {review.comment && <p className={cx('mt-2 text-body', words)}>{review.comment}</p>}
      <ReviewPicturesPart pictures={review.pictures} />
      {review.follow_up && (
        <div className="mt-2.5 border-l-2 border-line pl-3">
          <p className="text-cap text-ink-3">{t('reviews.followUpDate', { date: date(review.follow_up.at) })}</p>
          {review.follow_up.comment && <p className={cx('mt-0.5 text-body', words)}>{review.follow_up.comment}</p>}
          <ReviewPicturesPart pictures={review.follow_up.pictures} />
        </div>
      )}
      {review.reply && (
        <div className="mt-2.5 rounded-md bg-sunken px-3 py-2.5">
          <p className="text-cap text-ink-3">
            <span className="font-semibold text-ink-2">{t('reviews.reply')}</span>
            {review.reply.edited_at !== null && ` · ${t('reviews.edited')} ${date(review.reply.edited_at)}`}
          </p>
          <p className={cx('mt-0.5 text-note text-ink-2', words)}>{review.reply.comment}</p>
        </div>
      )}
      <ReviewActs review={review} />
    </article>
  );
}

function ReviewHead({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const facts = [date(review.createtime), skuText(review.spec), review.edited === 1 && t('reviews.edited')]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="flex items-center gap-2.5">
      {review.avatar ? (
        <Photo src={review.avatar} alt="" width={36} height={36} className="size-9 shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-sea-tint text-note font-semibold text-sea uppercase"
        >
          {[...review.nickname][0]}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="min-w-0 truncate text-note font-semibold">{review.nickname}</span>
          <span className="flex items-center gap-1">
            <Stars value={review.score} />
            <span aria-hidden className="tnum text-cap text-ink-2">
              {number(review.score)}
            </span>
            <span className="sr-only">{t('catalog.score', { score: number(review.score) })}</span>
          </span>
        </p>
        <p className="text-cap text-ink-3 [overflow-wrap:anywhere]">{facts}</p>
      </div>
    </div>
  );
}

/** The buttons 'helpful' and 'report'; below the shopper's own review only the number of votes. */
function ReviewActs({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const requireSignIn = useRequireSignIn();
  const vote = useVote();
  const report = useReport();
  const [reporting, setReporting] = useState(false);
  const { helpful, is_helpful: mine } = vote.data ?? review;
  const shown = vote.isPending ? (vote.variables.is_helpful as 0 | 1) : mine;
  const count = helpful + (shown - mine);
  if (review.is_mine === 1)
    return count > 0 && <p className="mt-2 text-cap text-ink-3">{t('reviews.foundHelpful', { count })}</p>;
  return (
    <>
      <div className="-mx-2 mt-1 flex items-center justify-between">
        <button
          type="button"
          aria-pressed={shown === 1}
          disabled={vote.isPending}
          onClick={() =>
            requireSignIn() && vote.mutate({ review_id: review.review_id, is_helpful: shown === 1 ? 0 : 1 })
          }
          className={cx(
            'press flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-cap',
            shown === 1 ? 'font-semibold text-sea' : 'text-ink-2',
          )}
        >
          <ThumbsUp aria-hidden size={16} strokeWidth={1.9} className={cx(shown === 1 && 'fill-sea-tint')} />
          {t('reviews.helpful')}
          {count > 0 && <span className="tnum">{number(count)}</span>}
        </button>
        <button
          type="button"
          aria-expanded={reporting}
          onClick={() => requireSignIn() && setReporting(!reporting)}
          className="press min-h-11 rounded-sm px-2 text-cap text-ink-3"
        >
          {t('reviews.report')}
        </button>
      </div>
      {reporting && (
        <ReportPart
          title={t('reviews.report.reason')}
          pending={report.isPending}
          onSend={(given, options) => report.mutate({ review_id: review.review_id, ...given }, options)}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

/** The pictures of a review in a row; pressing one opens the viewer. */
function ReviewPicturesPart({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const labels = useViewerLabels((position, total) => t('reviews.picture', { position, total }));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="scrollbar-none mt-2 flex gap-2 overflow-x-auto">
        {pictures.map((picture, index) => (
          <li key={picture} className="shrink-0">
            <button
              type="button"
              aria-label={t('reviews.picture', { position: index + 1, total: pictures.length })}
              onClick={() => setOpen(index)}
              className="press block rounded-sm"
            >
              <Photo src={picture} alt="" width={84} height={84} className="size-21 rounded-sm object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PhotoViewer photos={pictures} first={open} onClose={() => setOpen(null)} labels={labels} />
        </Suspense>
      )}
    </>
  );
}
