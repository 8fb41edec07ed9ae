import type { OwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import type { ShopPageContent } from '@tradewind/contract/goods/shop-page-form';

/** What was typed and not saved, with the page that it began from. */
export interface Unsaved {
  base: OwnShopPage;
  draft: ShopPageContent;
}

const keyOf = (shopId: string): string => `tradewind.shop-page.${shopId}`;

/** The unsaved changes of a shop's page in this tab. */
export function readUnsaved(shopId: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(shopId)) ?? 'null') as Unsaved | null;
  } catch {
    return null;
  }
}

export function storeUnsaved(shopId: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(shopId), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(shopId));
  } catch {
    // The tab has no room left: the draft stays on the screen.
  }
}
