import { useQueries } from '@tanstack/react-query';
import { sum } from '@tradewind/contract/base/money';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { storage } from '../../../api/storage.ts';
import { useUser } from '../../../api/user.ts';
import { buttonClass } from '../../../design/button.tsx';
import { navTextClass } from '../../../design/nav-bar.tsx';
import { Price } from '../../../design/price.tsx';
import { scrollerOf } from '../../../design/column.ts';
import { Skeleton } from '../../../design/skeleton.tsx';
import { Timeline } from '../../../design/timeline.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../../i18n/use-translation.tsx';
import { rememberPaidOrder } from '../../../shell/installed/install-moment.ts';
import { useScreenTitle } from '../../../shell/page-title.ts';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { amountOf } from '../../../money/currencies/amount.ts';
import { NothingToBuyPart } from '../checkout/nothing-to-buy-part.tsx';
import { orderPath, ordersPath } from '../../../paths/order-paths.ts';
import { orderQuery } from '../orders-data.ts';
import { SuggestionsPart } from '../parts/suggestions-part.tsx';
import { Airmail } from '../../../design/patterns.tsx';

/** After the payment: what was paid, the balance, and what happens next, all read from the orders. */
export function PaidPart({ orderIds }: { orderIds: readonly string[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { money } = useFormat();
  const user = useUser();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useQueries({ queries: orderIds.map(orderQuery) });
  const orders = found.flatMap(({ data }) => data ?? []);
  const failed = found.find((query) => query.isError);
  const known = orders.length === orderIds.length;
  useScreenTitle(t('orders.paid.title'));
  useEffect(() => {
    if (top.current) scrollerOf(top.current)?.scrollTo({ top: 0 });
    // The sheet that had the focus is gone, and the path is the same.
    heading.current?.focus({ preventScroll: true });
  }, []);

  const paid = known && orders.every(({ status }) => status > 0);
  useEffect(() => {
    if (paid) rememberPaidOrder(storage);
  }, [paid]);

  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (known && orders.some(({ status }) => status <= 0)) return <NothingToBuyPart />;
  const shops = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    new Set(orders.map((order) => order.mer_name)),
  );
  const next = [
    {
      id: 'shops',
      title: t('orders.paid.notified', { count: orderIds.length }),
      place: known ? t('orders.paid.prepare', { shops }) : undefined,
      time: t('orders.paid.now'),
    },
    {
      id: 'sent',
      title: t('orders.paid.sent'),
      place: t('orders.paid.sentText', { place: t('title.myPurchases') }),
      time: '',
    },
    { id: 'confirm', title: t('orders.paid.confirm'), place: t('orders.paid.confirmText'), time: '' },
  ];
  return (
    <div ref={top} className="flex flex-col gap-7 px-3 pb-8 md:mx-auto md:w-full md:max-w-(--measure)">
      <div className="flex min-h-(--bar-top) items-center justify-end">
        <Link to="/home" className={navTextClass}>
          {t('orders.paid.done')}
        </Link>
      </div>
      <section className="flex flex-col items-center px-3 text-center">
        <span className="grid size-[76px] place-items-center rounded-full bg-ok-tint text-ok">
          <Check aria-hidden size={36} strokeWidth={2.6} />
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-5 text-h1 font-bold tracking-[-0.025em] text-balance outline-hidden"
        >
          {t('orders.paid.title')}
        </h1>
        {known ? (
          <Price
            amount={sum(orders.map((order) => amountOf(order.total_price)))}
            locale={locale}
            size="xl"
            tone="ink"
            className="mt-3"
          />
        ) : (
          <Skeleton className="mt-3 h-8 w-40" />
        )}
        {user && (
          <p className="tnum mt-2.5 text-body text-ink-3">{t('orders.paid.balance', { amount: money(user.money) })}</p>
        )}
        <div className="mt-5 flex w-full max-w-[328px] flex-wrap gap-2.5 *:min-w-fit *:flex-[1_1_0]">
          <Link
            to={orderIds.length === 1 ? orderPath(orderIds[0] ?? '') : ordersPath('1')}
            className={buttonClass({ kind: 'outline' })}
          >
            {t('orders.paid.orders', { count: orderIds.length })}
          </Link>
          <Link to="/home" className={buttonClass()}>
            {t('orders.paid.shop')}
          </Link>
        </div>
      </section>
      <section className="card relative overflow-hidden p-4 pb-[19px]">
        <h2 className="mb-3 text-lead font-semibold">{t('orders.paid.next')}</h2>
        <Timeline events={next} showAllLabel="" />
        <Airmail />
      </section>
      <div className="-mx-3 -mt-7">
        {known && (
          <SuggestionsPart
            title={t('orders.alsoLike')}
            orderIds={orderIds}
            goods={orders.flatMap((order) => order.products.map((line) => line.product_id))}
          />
        )}
      </div>
    </div>
  );
}
