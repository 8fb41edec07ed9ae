import type { ReviewSummary } from '@tradewind/contract/trade/reviews';
import { Stars } from '../../design/stars.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The mean score, its distribution, and the scores of service and delivery. */
export function SummaryPart({ summary, onStars }: { summary: ReviewSummary; onStars: (stars: number) => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { score, service, postage, stars, count } = summary;
  if (score === null) return null;
  const most = Math.max(...stars);
  return (
    <div className="flex items-center gap-5">
      <div className="shrink-0 text-center">
        <p className="tnum text-h1 font-bold">{number(score)}</p>
        <Stars value={score} size={14} />
        <p className="tnum mt-1 text-cap text-ink-3">{t('catalog.reviewCount', { count })}</p>
      </div>
      <div className="min-w-0 flex-1">
        {[5, 4, 3, 2, 1].map((star) => {
          const has = stars[star - 1] ?? 0;
          return (
            <button
              key={star}
              type="button"
              disabled={has === 0}
              aria-label={t('reviews.starsCount', { stars: star, count: has })}
              onClick={() => onStars(star)}
              className="flex min-h-6 w-full items-center gap-2 text-cap text-ink-2 disabled:text-ink-4"
            >
              <span className="tnum w-3 text-right">{number(star)}</span>
              <svg
                aria-hidden
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
              >
                <rect width={most > 0 ? (has / most) * 100 : 0} height="6" className="fill-star" />
              </svg>
              <span className="tnum w-7 text-right">{number(has)}</span>
            </button>
          );
        })}
        {service !== null && postage !== null && (
          <p className="mt-1 text-cap text-ink-3">
            {t('reviews.others', { service: number(service), postage: number(postage) })}
          </p>
        )}
      </div>
    </div>
  );
}
