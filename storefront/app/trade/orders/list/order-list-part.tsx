import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from '../../../shell/router/link.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { EndlessPages } from '../../../shell/endless-pages.tsx';
import { PullToRefresh } from '../../../design/pull-to-refresh.tsx';
import { Skeleton, useDelayedSkeleton } from '../../../design/skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import { ordersPath, type OrderTab } from '../../../paths/order-paths.ts';
import { orderPages } from '../orders-data.ts';
import parcel from '../../freight/parcel.webp';
import { usePayOrder } from '../payment/use-pay-order.tsx';
import { useOrderActs } from '../use-order-acts.ts';
import { orderActions } from './order-actions-part.tsx';
import { OrderCardPart } from './order-card-part.tsx';

interface OrderListProps {
  tab: OrderTab;
  /** What the orders contain; empty for all. */
  words: string;
}

/** The orders of one tab, loaded page by page. */
export function OrderListPart({ tab, words }: OrderListProps) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(orderPages(tab, words));
  const skeleton = useDelayedSkeleton(found.isPending);
  const acts = useOrderActs();
  const { openPayment, sheet } = usePayOrder();
  const orders = found.data?.pages.flatMap((page) => page.list) ?? [];

  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <OrderSkeletons />;
  const matches = found.data.pages.at(-1)?.counts['all'] ?? 0;
  return (
    <PullToRefresh
      onRefresh={() => found.refetch()}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('orders.refresh')}
    >
      <EndlessPages found={found} quiet={orders.length === 0}>
        {words && (
          <p role="status" className="sr-only">
            {t('orders.search.found', { count: orders.length === 0 ? 0 : matches })}
          </p>
        )}
        {orders.length === 0 && (words ? <NoMatches words={words} matches={matches} /> : <NoOrders tab={tab} />)}
        <div className="flex flex-col gap-2.5 px-3 pt-3">
          {orders.map((order) => (
            <OrderCardPart
              key={order.order_id}
              order={order}
              actions={orderActions({ order, acts, onPay: (unpaid) => void openPayment(unpaid), size: 'sm' })}
            />
          ))}
        </div>
      </EndlessPages>
      {acts.dialog}
      {sheet}
    </PullToRefresh>
  );
}

function NoOrders({ tab }: { tab: OrderTab }) {
  const { t } = useTranslation();
  const action = (
    <Link to="/home" className={buttonClass()}>
      {t('orders.empty.action')}
    </Link>
  );
  return (
    <EmptyState
      picture={parcel}
      title={tab === 'all' ? t('orders.empty.title') : t('orders.empty.tab')}
      text={t('orders.empty.text')}
      action={action}
    />
  );
}

/** Nothing under this tab contains the words; other tabs may have matches. */
function NoMatches({ words, matches }: { words: string; matches: number }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      art={<SearchX aria-hidden size={48} strokeWidth={1.4} />}
      title={t('orders.search.none')}
      text={t('orders.search.noneText')}
      action={
        <Link to={ordersPath('all', matches > 0 ? words : '')} replace className={buttonClass({ kind: 'soft' })}>
          {t(matches > 0 ? 'orders.search.showAll' : 'orders.search.all')}
        </Link>
      }
    />
  );
}

function OrderSkeletons() {
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-3">
      {[1, 2, 3].map((card) => (
        <Card key={card} padded className="flex flex-col gap-4">
          <Skeleton className="h-6 w-40" />
          <div className="flex gap-3">
            <Skeleton className="size-[68px] shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-9 w-28 self-end rounded-full" />
        </Card>
      ))}
    </div>
  );
}
