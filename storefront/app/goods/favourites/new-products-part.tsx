import { useInfiniteQuery } from '@tanstack/react-query';
import type { AddedProduct } from '@tradewind/contract/goods/favourites';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { AddButton } from '../catalog/add-button.tsx';
import { productPath, shopPath } from '../catalog/paths.ts';
import { WirePrice } from '../catalog/wire-price.tsx';
import { Card, stretchedLink } from '../../design/card.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { newProductsPages } from './favourites-data.ts';
import { groupNewProducts, type NewProductsGroup } from './new-products.ts';
import { PersonalListPart } from './personal-list-part.tsx';
import { uniqueCards } from '../catalog/catalog-data.ts';

/** New products of the followed shops, by shop and day. */
export function NewProductsPart({ empty }: { empty: ReactNode }) {
  const found = useInfiniteQuery({ ...newProductsPages(), refetchOnMount: 'always' });
  const groups = groupNewProducts(uniqueCards(found.data, ({ list }) => list));
  return (
    <PersonalListPart found={found} count={groups.length} empty={empty}>
      <div className="flex flex-col gap-2.5 px-3 pt-3">
        {groups.map((group) => (
          <Card key={group.key} as="section" aria-labelledby={`news-${group.key}`} className="p-3">
            <GroupHead group={group} />
            <ul className="flex flex-col gap-2.5">
              {group.cards.map((card) => (
                <AddedRow key={card.id} card={card} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </PersonalListPart>
  );
}

function GroupHead({ group }: { group: NewProductsGroup }) {
  const { date } = useFormat();
  return (
    <div className="flex items-center gap-2.5 pb-3">
      <Photo src={group.avatar} alt="" width={72} height={72} className="size-9 shrink-0 rounded-full" />
      <h2 id={`news-${group.key}`} className="min-w-0 flex-1 text-body font-semibold">
        <Link to={shopPath(group.shopId)} className="press hit block truncate">
          {group.name}
        </Link>
      </h2>
      <time dateTime={group.addedAt} className="shrink-0 text-cap text-ink-3">
        {date(group.addedAt)}
      </time>
    </div>
  );
}

/** The row links to the product, the plus adds it to the cart. */
function AddedRow({ card }: { card: AddedProduct }) {
  const { t } = useTranslation();
  return (
    <li className="relative flex gap-3">
      <Photo src={card.goods.image} alt="" width={88} height={88} className="size-22 shrink-0 rounded-md" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link to={productPath(card)} className={cx('line-clamp-2 text-body break-words', stretchedLink)}>
          {card.goods.title}
        </Link>
        <div className="mt-auto flex min-h-8 items-center justify-between gap-2">
          <WirePrice amount={card.goods.sales_price} />
          {card.sold_out ? (
            <span className="text-cap text-ink-3">{t('catalog.soldOut')}</span>
          ) : (
            <span className="relative z-1 -my-1.5 -mr-1.5">
              <AddButton card={card} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
