import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ProductTile } from '../catalog/product-tile.tsx';

/** The products that a shop chose to show first, in a row that scrolls. Those for adults are never among them. */
export function FeaturedPart({ cards }: { cards: readonly ProductCard[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('shops.featured')} className="pt-4">
      <h2 className="px-4 pb-2.5 text-title font-bold">{t('shops.featured')}</h2>
      <ul className="scrollbar-none flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3 pb-1 *:w-40 md:scroll-px-4 md:px-4 *:shrink-0 *:snap-start">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
