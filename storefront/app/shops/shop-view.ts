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
  /** Of the shop's categories; null is all. */
  category: string | null;
}

export function shopLookOf(query: URLSearchParams): ShopLook {
  const tab = shopTabs.find((one) => one === query.get('tab')) ?? 'all';
  const sort = sorts.find((one) => one === query.get('sort')) ?? null;
  return { tab, sort, words: (query.get('q') ?? '').trim().slice(0, 80), category: query.get('category') || null };
}

export function shopLookQuery({ tab, sort, words, category }: ShopLook): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (sort && tab === 'all') query.set('sort', sort);
  if (words) query.set('q', words);
  if (category) query.set('category', category);
  return query.toString();
}

/** Which products are asked for. */
export const viewOf = ({ tab, sort, words, category }: ShopLook): ShopView => ({ sort: tab === 'new' ? 'newest' : sort, words, category });
