import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopPage } from './page-store.ts';

/** Requires that a page is still what its editor read. @throws Refusal `shop_page_changed` with who changed it and when. */
export function requirePageRevision({ revision, changed }: ShopPage, read: number): void {
  if (revision === read) return;
  const at = changed ? `${changed.at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  refuse('shop_page_changed', { who: changed?.name ?? '', at }, ['revision']);
}
