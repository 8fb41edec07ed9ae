import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { buttonClass } from '../../design/button.tsx';
import { useConfirm } from '../../design/dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { navTextClass } from '../../design/nav-bar.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useClearViews, viewedPages } from './favourites-data.ts';
import { PersonalListPart } from './personal-list-part.tsx';
import { uniqueCards } from '../catalog/catalog-data.ts';

/** Recently viewed products, which the shopper can clear. */
export function Component() {
  const { t } = useTranslation();
  const found = useInfiniteQuery({ ...viewedPages(), refetchOnMount: 'always' });
  const forget = useClearViews();
  const { confirm, dialog } = useConfirm();
  const cards = uniqueCards(found.data, ({ list }) => list);
  const clear = async () => {
    const words = {
      title: t('favourites.clearTitle'),
      text: t('favourites.clearText'),
      confirmLabel: t('favourites.clear'),
      cancelLabel: t('favourites.keep'),
    };
    if (await confirm({ ...words, danger: true })) forget.mutate();
  };
  return (
    <>
      <ScreenBar
        title={t('title.recentlyViewed')}
        fallback="/filter"
        right={
          cards.length > 0 && (
            <button type="button" onClick={() => void clear()} className={navTextClass}>
              {t('favourites.clear')}
            </button>
          )
        }
      />
      <PersonalListPart
        found={found}
        count={cards.length}
        empty={
          <EmptyState
            art={<History aria-hidden size={56} strokeWidth={1.4} />}
            title={t('favourites.noViews')}
            text={t('favourites.noViewsText')}
            action={
              <Link to="/home" className={buttonClass()}>
                {t('favourites.browse')}
              </Link>
            }
          />
        }
      >
        <ProductGrid cards={cards} className="px-3 pt-3 lg:pr-4" />
      </PersonalListPart>
      {dialog}
    </>
  );
}
