import type { ProductCard, ShopCard } from '@tradewind/contract/goods/catalog';
import { Fragment } from 'react';
import { ProductTile } from '../catalog/product-tile.tsx';
import { columnsOf, isTall, shopsBehind } from './masonry.ts';
import { Link } from '../../shell/router/link.tsx';
import { shopPath } from '../catalog/paths.ts';
import { Card } from '../../design/card.tsx';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useShopLine } from '../shops/use-shop-facts.ts';

interface MasonryPartProps {
  cards: readonly ProductCard[];
  shops: readonly ShopCard[];
}

/** How many products are fetched at a time. A part is complete before the next one begins, so that more products never move those of a wide window. */
export const partSize = 20;

/**
 * Products in two columns of uneven tiles, with a card of their shops among them. In a wide window the tiles of both
 * columns are even ones of a single grid.
 */
export function MasonryPart({ cards, shops }: MasonryPartProps) {
  const placed = cards.map((card, index) => ({ card, index }));
  const parts = Array.from({ length: Math.ceil(placed.length / partSize) }, (_, part) =>
    placed.slice(part * partSize, (part + 1) * partSize),
  );
  const near = shopsBehind(shops, cards.slice(0, 10)).slice(0, 3);
  return (
    <div className="flex flex-col gap-2.5 px-4 md:product-grid">
      {parts.map((part, at) => (
        <div key={at} className="flex items-start gap-2.5 md:contents">
          {columnsOf(part).map((column, side) => (
            <ul key={side} className="flex min-w-0 flex-1 flex-col gap-2.5 md:contents">
              {column.map(({ card, index }) => (
                <Fragment key={card.id}>
                  <ProductTile card={card} masonry tall={isTall(index)} />
                  {index === 3 && near.length > 0 && <ShopsLikeThisPart shops={near} />}
                </Fragment>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A few shops among the products. */
function ShopsLikeThisPart({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = useTranslation();
  return (
    <Card as="li" className="px-3 py-3">
      <h3 className="pb-1 text-note font-semibold">{t('home.shopsLikeThis')}</h3>
      {shops.map((shop) => (
        <ShopLine key={shop.mer_id} shop={shop} />
      ))}
    </Card>
  );
}

function ShopLine({ shop }: { shop: ShopCard }) {
  return (
    <Link to={shopPath(shop.mer_id)} className="press flex min-h-12 items-center gap-2 rounded-sm">
      <Photo src={shop.mer_avatar} alt="" width={64} height={64} className="size-8 shrink-0 rounded-full" />
      <span className="min-w-0">
        <span className="block truncate text-note font-medium">{shop.mer_name}</span>
        <span className="block text-cap text-ink-3">{useShopLine(shop)}</span>
      </span>
    </Link>
  );
}
