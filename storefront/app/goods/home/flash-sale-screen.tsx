import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { flashProductsPages, flashSaleQuery, uniqueCards } from '../catalog/catalog-data.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { FlashCountdown, FlashName } from '../catalog/flash-parts.tsx';
import { ProductTile } from '../catalog/product-tile.tsx';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ScreenContext } from '../../shell/screen.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';

export const loader = ({ queries }: ScreenContext) =>
  Promise.all([queries.ensureQueryData(flashSaleQuery()), queries.ensureInfiniteQueryData(flashProductsPages())]);

/** All products of the flash sale that runs, with the time that is left. */
export function Component() {
  const { t } = useTranslation();
  const { data: sale } = useQuery(flashSaleQuery());
  const products = useInfiniteQuery(flashProductsPages());
  return (
    <>
      <ScreenBar title={t('title.flashSale')} fallback="/home" />
      {sale?.now && (
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 px-4 pt-3 text-ember">
          <h2 className="text-h2 tracking-[-0.02em]">
            <FlashName name={sale.now.name} />
          </h2>
          <span className="text-note font-semibold">
            <FlashCountdown until={sale.now.ends_at} />
          </span>
        </div>
      )}
      <div className="pt-4 pb-4">
        <EndlessProducts
          cards={uniqueCards(products.data, ({ list }) => list)}
          found={products}
          render={(cards) => (
            <ul className="product-grid px-4">
              {cards.map((card) => (
                <ProductTile key={card.id} card={card} soldPercent={card.sold_percent} />
              ))}
            </ul>
          )}
          empty={
            <EmptyState
              art={<Zap aria-hidden size={56} strokeWidth={1.4} />}
              title={t('catalog.flash.over')}
              action={
                <Link to="/home" className={buttonClass()}>
                  {t('title.home')}
                </Link>
              }
            />
          }
        />
      </div>
    </>
  );
}
