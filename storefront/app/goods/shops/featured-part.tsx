import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
import { ProductTile } from '../catalog/product-tile.tsx';

/** The products that a shop chose to show first, in a row that scrolls. Those for adults are never among them. */
export function FeaturedPart({ cards }: { cards: readonly ProductCard[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('shops.featured')} className="pt-4">
      <h2 className="px-4 pb-2.5 text-title font-bold">{t('shops.featured')}</h2>
      <ScrollRow className="*:w-40 *:shrink-0 *:snap-start">
        {cards.map((card) => (
          <ProductTile key={card.id} card={card} />
        ))}
      </ScrollRow>
    </section>
  );
}
