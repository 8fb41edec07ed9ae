import { useQuery } from '@tanstack/react-query';
import { allCategories, categoryList } from '@tradewind/contract/goods/catalog';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../router/link.tsx';
import { useLocation } from '../router/visit.ts';
import { callQuery } from '../../api/call-query.ts';
import { pageSearch } from '../../paths/page-search.ts';
import { cx } from '../../design/class-names.ts';
import { useMedia } from '../../design/use-media.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** From this width on the row is shown; a narrower window does not fetch for it. */
const wideWindow = '(min-width: 48rem)';

/**
 * The places to browse: Explore, and the categories that need no confirmed age. One line shows those that fit whole. The
 * others are in the lines below it, which a button opens, and the keyboard that gets there: the button is only for a mouse
 * or finger, and `category-row` shows it only if there is a second line.
 */
export function HeaderCategories() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
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
        aria-label={t('title.explore')}
        className={cx('mx-auto w-full max-w-(--page) overflow-hidden px-4 has-focus-visible:h-auto', !open && 'h-10')}
      >
        <div className={cx('category-row', open && 'pr-24!')}>
          {places.map(({ to, name }) => {
            const isHere = to === pathname + pageSearch(search);
            return (
              <Link
                key={to}
                to={to}
                aria-current={isHere ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className={cx(
                  'flex h-10 shrink-0 items-center border-b-2 text-note whitespace-nowrap -outline-offset-2 hover:text-sea',
                  isHere ? 'border-sea font-semibold text-sea' : 'border-transparent text-ink-2',
                )}
              >
                {name}
              </Link>
            );
          })}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onClick={() => setOpen(!open)}
            className="flex h-10 items-center gap-1 text-note text-ink-2"
          >
            {t('catalog.seeAll')}
            <ChevronDown size={16} className={cx(open && 'rotate-180')} />
          </button>
        </div>
      </nav>
    </div>
  );
}
