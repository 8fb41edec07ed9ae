import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ShopTile } from '../shops/shop-tile.tsx';
import { FavouriteTabsPart } from './favourite-tabs-part.tsx';
import { followedPages } from './favourites-data.ts';
import { NewProductsPart } from './new-products-part.tsx';
import { PersonalListPart } from './personal-list-part.tsx';

/** Followed shops and their new products. */
export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'news' ? 'news' : 'shops';
  return (
    <>
      <ScreenBar title={t('title.myFavourite')} fallback="/filter" />
      <FavouriteTabsPart tab={tab}>
        {tab === 'news' ? <NewProductsPart empty={<NoShops />} /> : <ShopList />}
      </FavouriteTabsPart>
    </>
  );
}

/** A shop that is unfollowed stays in the list until it is refetched, so that a mistake can be undone at once. */
function ShopList() {
  const found = useInfiniteQuery({ ...followedPages(), refetchOnMount: 'always' });
  const shops = new Map(found.data?.pages.flatMap(({ list }) => list).map((shop) => [shop.mer_id, shop]));
  return (
    <PersonalListPart found={found} count={shops.size} empty={<NoShops />}>
      <ul className="flex flex-col gap-2.5 px-3 pt-3">
        {[...shops.values()].map((shop) => (
          <ShopTile key={shop.mer_id} shop={shop} />
        ))}
      </ul>
    </PersonalListPart>
  );
}

function NoShops() {
  const { t } = useTranslation();
  return (
    <EmptyState
      art={<Store aria-hidden size={56} strokeWidth={1.4} />}
      title={t('favourites.noShops')}
      text={t('favourites.noShopsText')}
      action={
        <Link to="/searchs" className={buttonClass()}>
          {t('favourites.findShops')}
        </Link>
      }
    />
  );
}
