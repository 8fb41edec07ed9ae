import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ownCouponsQuery } from './coupons-data.ts';

/** The coupons that the shopper has claimed, each leading to its shop, and the codes that are for the shopper. */
export function Component() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data, error, refetch } = useQuery(ownCouponsQuery());
  return (
    <>
      <ScreenBar title={t('title.coupons')} fallback="/filter" />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mx-3 h-24 rounded-lg" />}
      {data?.list.length === 0 && (
        <EmptyState
          art={<TicketPercent aria-hidden size={56} strokeWidth={1.4} />}
          title={t('coupons.none')}
          text={t('coupons.noneText')}
          action={
            <Link to="/searchs" className={buttonClass()}>
              {t('coupons.findShops')}
            </Link>
          }
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <p className="px-4 pb-2.5 text-note text-ink-2">{t('coupons.note')}</p>
          <ul className="flex flex-col gap-2.5 px-3 pb-6">
            {data.list.map(({ id, title, mer_id: shopId, mer_name: shop, ends_at: endsAt }) => (
              <Card as="li" padded key={id} className="flex items-center gap-3">
                <TicketPercent aria-hidden size={24} strokeWidth={1.7} className="shrink-0 text-ember" />
                <div className="min-w-0 flex-1">
                  <p className="text-lead font-semibold break-words">{title}</p>
                  <p className="text-note break-words text-ink-2">
                    {[shop || t('coupons.ours'), t('coupons.until', { date: date(endsAt) })].join(' · ')}
                  </p>
                </div>
                <Link
                  to={shopId === '' ? '/searchs' : `/shop/${encodeURIComponent(shopId)}`}
                  aria-label={`${t('coupons.use')}: ${shop || title}`}
                  className={buttonClass({ kind: 'soft', size: 'sm' })}
                >
                  {t('coupons.use')}
                </Link>
              </Card>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
