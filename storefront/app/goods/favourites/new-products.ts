import type { AddedProduct } from '@tradewind/contract/goods/favourites';

/** Products that one shop added on one day. */
export interface NewProductsGroup {
  key: string;
  shopId: string;
  name: string;
  avatar: string;
  addedAt: string;
  cards: AddedProduct[];
}

/** Groups consecutive products of the same shop and day. */
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
