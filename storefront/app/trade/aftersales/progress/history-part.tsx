import type { RefundHistoryEntry, RefundRequest } from '@tradewind/contract/trade/refunds';
import { Card } from '../../../design/card.tsx';
import { cx } from '../../../design/class-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** All entries of the refund's history, oldest first: shopper, shop and platform see the same. */
export function HistoryPart({ refund }: { refund: RefundRequest }) {
  const { t } = useTranslation();
  return (
    <Card as="section" padded>
      <h2 className="text-lead font-semibold">{t('refunds.history')}</h2>
      <ol className="mt-3">
        {refund.history.map((entry, index) => (
          <li key={entry.id} className="flex gap-3">
            <span aria-hidden className="flex w-3 shrink-0 flex-col items-center">
              <span
                className={cx(
                  'mt-1.5 size-2 shrink-0 rounded-full',
                  index === refund.history.length - 1 ? 'bg-sea ring-4 ring-sea-tint' : 'bg-line-strong',
                )}
              />
              {index < refund.history.length - 1 && <span className="mt-1 w-0.5 flex-1 bg-line" />}
            </span>
            <HistoryEntry entry={entry} last={index === refund.history.length - 1} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function HistoryEntry({ entry, last }: { entry: RefundHistoryEntry; last: boolean }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const { what, by, amount, text, pictures, at } = entry;
  return (
    <div className={cx('min-w-0 flex-1', !last && 'pb-4')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 text-body font-medium">
          {t(`refunds.historyEntry.${what}`)}
          {amount !== null && <span className="tnum"> {money(amount)}</span>}
        </p>
        <time className="tnum text-cap text-ink-3">{date(at, 'minute')}</time>
      </div>
      {what !== 'paid' && <p className="text-cap text-ink-3">{t(`refunds.by.${by}`)}</p>}
      {text && (
        <p className="mt-1 rounded-md bg-sunken px-3 py-2 text-body whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-2 grid grid-cols-4 gap-2">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer" className="block">
                <img
                  src={picture}
                  alt={t('refunds.picture', { position: index + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="photo aspect-square w-full rounded-sm"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
