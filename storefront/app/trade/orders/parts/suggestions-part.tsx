import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import { callOf } from '../../../api/queries.ts';
import { ProductGrid } from '../../../goods/catalog/product-grid.tsx';
import { SectionHeading } from '../../../goods/catalog/section-heading.tsx';

const shown = 6;
/** A second row of one or two would look forgotten: four where there are two or four columns, six where three or six. */
const fullRows = 'max-md:[&>li:nth-child(n+5)]:hidden lg:max-[1359px]:[&>li:nth-child(n+5)]:hidden';
/** More than are shown, because some may be left out. */
const asked = 12;

/** Products that go with those in the cart, or in these orders. The key names them too: another cart has other suggestions. */
function suggestionsQuery(orderIds: readonly string[] | undefined, goods: readonly string[]) {
  const beside = orderIds
    ? ({ beside: 'orders', order_ids: orderIds.join(',') } as const)
    : ({ beside: 'cart' } as const);
  const input = { page: 1, limit: asked, ...beside };
  return queryOptions({
    queryKey: [recommendedProducts.name, input, goods.toSorted()] as const,
    queryFn: ({ client, signal }) => callOf(client)(recommendedProducts, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

interface SuggestionsProps {
  title: string;
  /** The orders beside whose goods they stand; without, the cart. */
  orderIds?: readonly string[];
  /** The ids of the products in the cart or the orders. */
  goods: readonly string[];
}

/** A few products that go with the goods of the shopper; nothing when they can't be loaded. */
export function SuggestionsPart({ title, orderIds, goods }: SuggestionsProps) {
  const { data } = useQuery(suggestionsQuery(orderIds, goods));
  const cards = (data?.list ?? []).filter((card) => !card.sold_out && !goods.includes(card.product_id)).slice(0, shown);
  if (cards.length === 0) return null;
  return (
    <section className="pb-6">
      <SectionHeading title={title} />
      <ProductGrid cards={cards} className={`px-3 md:px-4 ${fullRows}`} />
    </section>
  );
}
