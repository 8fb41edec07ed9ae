import type { OwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import type { ProductDraft } from './draft.ts';

/** What was typed and not saved, with the product that it began from. */
export interface Unsaved {
  base: OwnProduct | undefined;
  draft: ProductDraft;
}

const keyOf = (id: string): string => `tradewind.product.${id}`;

/** The unsaved changes of a product in this tab. */
export function readUnsaved(id: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Unsaved | null;
  } catch {
    return null;
  }
}

export function storeUnsaved(id: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(id), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // The tab has no room left: the draft stays on the screen.
  }
}
