import { useQuery } from '@tanstack/react-query';
import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import { callQuery } from '../../../api/call-query.ts';
import { ProductGrid } from '../../../goods/catalog/product-grid.tsx';
import { SectionHeading } from '../../../goods/catalog/section-heading.tsx';

const shown = 6;
/** A second row of one or two would look forgotten: four where there are two or four columns, six where three or six. */
const fullRows = 'max-md:[&>li:nth-child(n+5)]:hidden lg:max-[1359px]:[&>li:nth-child(n+5)]:hidden';
/** More than are shown, because some may be left out. */
const asked = 12;

const suggestionsQuery = () => callQuery(recommendedProducts, { page: 1, limit: asked }, { quiet: true });

interface SuggestionsProps {
  title: string;
  /** Products that are here already. */
  without?: readonly string[];
}

/** A few recommended products; nothing when they can't be loaded. */
export function SuggestionsPart({ title, without = [] }: SuggestionsProps) {
  const { data } = useQuery(suggestionsQuery());
  const cards = (data?.list ?? [])
    .filter((card) => !card.sold_out && !without.includes(card.product_id))
    .slice(0, shown);
  if (cards.length === 0) return null;
  return (
    <section className="pb-6">
      <SectionHeading title={title} />
      <ProductGrid cards={cards} className={`px-3 md:px-4 ${fullRows}`} />
    </section>
  );
}
