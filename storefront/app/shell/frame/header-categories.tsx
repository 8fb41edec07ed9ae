import { useQuery } from '@tanstack/react-query';
import { allCategories, categoryList } from '@tradewind/contract/goods/catalog';
import { Link } from '../router/link.tsx';
import { useLocation } from '../router/visit.ts';
import { callQuery } from '../../api/call-query.ts';
import { pageSearch } from '../../paths/page-search.ts';
import { cx } from '../../design/class-names.ts';
import { useMedia } from '../../design/use-media.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** From this width on the row is shown; a narrower window does not fetch for it. */
const wideWindow = '(min-width: 48rem)';

/** The places to browse in one line: Explore, the popular products, and the categories that need no confirmed age. */
export function HeaderCategories() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isWide = useMedia(wideWindow);
  const { data = [] } = useQuery({ ...callQuery(categoryList, {}), staleTime: 10 * 60_000, enabled: isWide });
  const shown = data.filter(({ category_id, adult }) => category_id !== allCategories && !adult);
  const places = [
    { to: '/explore', name: t('title.explore') },
    ...shown.map(({ category_id, name }) => ({ to: `/search?category=${encodeURIComponent(category_id)}`, name })),
  ];
  return (
    <div className="hidden shrink-0 border-b border-line bg-surface md:block">
      <nav
        aria-label={t('catalog.categories')}
        className="scrollbar-none mx-auto flex h-10 w-full max-w-(--page) gap-4 overflow-x-auto px-4 xl:gap-6"
      >
        {places.map(({ to, name }) => {
          const isHere = to === pathname + pageSearch(search);
          return (
            <Link
              key={to}
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={cx(
                'flex shrink-0 items-center border-b-2 text-note whitespace-nowrap -outline-offset-2 hover:text-sea',
                isHere ? 'border-sea font-semibold text-sea' : 'border-transparent text-ink-2',
              )}
            >
              {name}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
