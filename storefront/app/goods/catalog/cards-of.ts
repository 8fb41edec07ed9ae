import type { InfiniteData } from '@tanstack/react-query';
import type { ProductCard } from '@tradewind/contract/goods/catalog';

/** The products of all parts of an endless list, each once: a sale in between can move one into the next part. */
export function uniqueCards<Page, Card extends Pick<ProductCard, 'id'>>(
  data: InfiniteData<Page> | undefined,
  listOf: (page: Page) => readonly Card[],
): Card[] {
  const cards = new Map<string, Card>();
  for (const card of data?.pages.flatMap(listOf) ?? []) if (!cards.has(card.id)) cards.set(card.id, card);
  return [...cards.values()];
}
