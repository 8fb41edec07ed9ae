import type { AddedProduct } from '@tradewind/contract/goods/favourites';

/** What one shop put on the shelf on one day. */
export interface NewProductsGroup {
  key: string;
  shopId: string;
  name: string;
  avatar: string;
  addedAt: string;
  cards: AddedProduct[];
}

/** Products that stand one after the other and are of one shop and day, together. */
export function groupNewProducts(cards: readonly AddedProduct[]): NewProductsGroup[] {
  const groups: NewProductsGroup[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.shopId === card.mer_id && dayOf(last.addedAt) === dayOf(card.added_at)) last.cards.push(card);
    else
      groups.push({
        key: card.id,
        shopId: card.mer_id,
        name: card.mer_name,
        avatar: card.mer_avatar,
        addedAt: card.added_at,
        cards: [card],
      });
  }
  return groups;
}

const dayOf = (moment: string): string => moment.slice(0, 10);
