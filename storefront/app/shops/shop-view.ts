import type { ProductSort } from '@tradewind/contract/catalog';
import type { ShopView } from './shop-data.ts';

export const shopTabs = ['all', 'new', 'about'] as const;
export type ShopTab = (typeof shopTabs)[number];

const sorts: readonly ProductSort[] = ['sales', 'price_up', 'price_down'];

/** What the address of a shop says about how it is looked at. */
export interface ShopLook {
  tab: ShopTab;
  /** null is the shop's own order. */
  sort: ProductSort | null;
  words: string;
}

export function shopLookOf(query: URLSearchParams): ShopLook {
  const tab = shopTabs.find((one) => one === query.get('tab')) ?? 'all';
  const sort = sorts.find((one) => one === query.get('sort')) ?? null;
  return { tab, sort, words: (query.get('q') ?? '').trim().slice(0, 80) };
}

export function shopLookQuery({ tab, sort, words }: ShopLook): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (sort && tab === 'all') query.set('sort', sort);
  if (words) query.set('q', words);
  return query.toString();
}

/** Which products are asked for. */
export const viewOf = ({ tab, sort, words }: ShopLook): ShopView => ({ sort: tab === 'new' ? 'newest' : sort, words });
