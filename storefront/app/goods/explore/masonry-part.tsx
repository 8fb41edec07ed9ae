import type { ProductCard, ShopCard } from '@tradewind/contract/goods/catalog';
import { Fragment } from 'react';
import { ProductTile } from '../catalog/product-tile.tsx';
import { columnsOf, isTall, shopsBehind } from './masonry.ts';
import { ShopsLikeThisPart } from './shops-like-this-part.tsx';

interface MasonryPartProps {
  cards: readonly ProductCard[];
  shops: readonly ShopCard[];
}

/** Two columns of uneven boxes, with the shops behind them in between. */
export function MasonryPart({ cards, shops }: MasonryPartProps) {
  const placed = cards.map((card, index) => ({ card, index }));
  const near = shopsBehind(shops, cards.slice(0, 10)).slice(0, 3);
  return (
    <div className="flex items-start gap-2.5 px-4">
      {columnsOf(placed).map((column, side) => (
        <ul key={side} className="flex min-w-0 flex-1 flex-col gap-2.5">
          {column.map(({ card, index }) => (
            <Fragment key={card.id}>
              <ProductTile card={card} masonry tall={isTall(index)} />
              {index === 3 && near.length > 0 && <ShopsLikeThisPart shops={near} />}
            </Fragment>
          ))}
        </ul>
      ))}
    </div>
  );
}
