import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { useNavigate, useParams, useSearchParams } from '../../shell/router/visit.ts';
import { Tabs } from '../../design/tabs.tsx';
import { normalizeWords } from '../../goods/search/search-params.ts';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { OrderListPart } from './list/order-list-part.tsx';
import { OrderSearchPart } from './list/order-search-part.tsx';
import { ordersPath } from '../../paths/order-paths.ts';
import { orderTabs, parseOrderTab } from '../../paths/order-paths.ts';
import { orderPages } from './orders-data.ts';

const labels = {
  '0': orderStatusTexts.waiting_pay,
  '1': orderStatusTexts.waiting_delivery,
  '2': orderStatusTexts.delivered,
  '3': orderStatusTexts.received,
  '4': orderStatusTexts.completed,
  '-1': orderStatusTexts.cancelled,
  '-4': orderStatusTexts.after_sale,
};

/** Own orders by tab; `?q=` are the words that they contain. */
export function Component() {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const tab = parseOrderTab(useParams()['status']);
  const words = normalizeWords(useSearchParams()[0].get('q') ?? '');
  // The counts of the previous tab stay until the new ones have loaded, so that nothing jumps.
  const { data } = useInfiniteQuery({ ...orderPages(tab, words), placeholderData: keepPreviousData });
  const counts = data?.pages.at(-1)?.counts;
  const items = orderTabs.map((id) => ({
    id,
    label: id === 'all' ? t('orders.all') : labels[id][locale],
    ...(id !== 'all' && counts?.[id] && { count: counts[id] }),
  }));
  return (
    <>
      <ScreenBar title={t('title.myPurchases')} fallback="/filter" />
      <OrderSearchPart
        words={words}
        // Every order is searched, whichever tab was open.
        onSearch={(next) => void navigate(ordersPath(next ? 'all' : tab, next), { replace: true })}
      />
      <Tabs
        items={items}
        value={tab}
        onChange={(next) => void navigate(ordersPath(next, words), { replace: true })}
        label={t('title.myPurchases')}
        className="frost sticky top-(--under-bar) z-(--z-sticky) bg-canvas/92"
      >
        <OrderListPart key={`${tab} ${words}`} tab={tab} words={words} />
      </Tabs>
    </>
  );
}
