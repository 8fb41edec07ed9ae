import type { ReactNode } from 'react';
import { useNavigate } from '../../shell/router/visit.ts';
import { Tabs } from '../../design/tabs.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

const places = { products: '/heart', shops: '/myFavourite', news: '/myFavourite?tab=news' } as const;
export type FavouriteTab = keyof typeof places;

/** Tabs of favourite products, followed shops and their new products, over the specification's two paths. */
export function FavouriteTabsPart({ tab, children }: { tab: FavouriteTab; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const items = [
    { id: 'products', label: t('favourites.products') },
    { id: 'shops', label: t('favourites.shops') },
    { id: 'news', label: t('favourites.newProducts') },
  ] as const;
  return (
    <Tabs
      items={items}
      value={tab}
      onChange={(next) => void navigate(places[next], { replace: true })}
      label={t('title.heart')}
      className="frost sticky top-(--under-bar) z-(--z-sticky) bg-canvas/92"
    >
      {children}
    </Tabs>
  );
}
