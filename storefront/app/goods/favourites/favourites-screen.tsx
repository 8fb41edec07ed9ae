import { useInfiniteQuery } from '@tanstack/react-query';
import type { FavouriteProduct } from '@tradewind/contract/goods/favourites';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { FavouriteTabsPart } from './favourite-tabs-part.tsx';
import { favouritePages, useToggleListedFavourite } from './favourites-data.ts';
import { FavouriteRow, RemovedFavouriteRow } from './favourite-row.tsx';
import { PersonalListPart } from './personal-list-part.tsx';
import { uniqueCards } from '../catalog/catalog-data.ts';

/** Favourite products, and what has changed since they were chosen. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar title={t('title.heart')} fallback="/filter" />
      <FavouriteTabsPart tab="products">
        <FavouriteList />
      </FavouriteTabsPart>
    </>
  );
}

function FavouriteList() {
  const { t } = useTranslation();
  const found = useInfiniteQuery({ ...favouritePages(), refetchOnMount: 'always' });
  const { mutate, isPending, variables } = useToggleListedFavourite();
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set());
  const cards = uniqueCards(found.data, ({ list }) => list);

  const toggle = ({ product_id, mer_id }: FavouriteProduct) =>
    mutate(
      { product_id, mer_id },
      {
        onSuccess: ({ is_like }) =>
          setTakenOut(
            (before) => new Set([...before].filter((id) => id !== product_id).concat(is_like ? [] : product_id)),
          ),
      },
    );
  return (
    <PersonalListPart
      found={found}
      count={cards.length}
      empty={
        <EmptyState
          art={<Heart aria-hidden size={56} strokeWidth={1.4} />}
          title={t('favourites.noProducts')}
          text={t('favourites.noProductsText')}
          action={
            <Link to="/explore" className={buttonClass()}>
              {t('favourites.browse')}
            </Link>
          }
        />
      }
    >
      <ul className="flex flex-col gap-2.5 px-3 pt-3">
        {cards.map((card) => {
          const acts = {
            card,
            busy: isPending && variables?.product_id === card.product_id,
            onToggle: () => toggle(card),
          };
          return takenOut.has(card.product_id) ? (
            <RemovedFavouriteRow key={card.id} {...acts} />
          ) : (
            <FavouriteRow key={card.id} {...acts} />
          );
        })}
      </ul>
    </PersonalListPart>
  );
}
