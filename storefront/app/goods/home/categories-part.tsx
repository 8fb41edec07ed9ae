import type { Category } from '@tradewind/contract/goods/catalog';
import { useEffect, useRef } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { categoryPath, useCategoryName } from '../catalog/categories.ts';

const grounds: Readonly<Record<string, string>> = {
  computer: 'ground-mist',
  electrical: 'ground-sky',
  outdoors: 'ground-sage',
  family: 'ground-mint',
  health: 'ground-shell',
  mens: 'ground-stone',
  womens: 'ground-rose',
  food: 'ground-mint',
  phone: 'ground-lilac',
  toys: 'ground-butter',
  adult: 'ground-shell',
  lingerie: 'ground-rose',
  jewelry: 'ground-lilac',
  watches: 'ground-apricot',
};

/** The categories in two rows that scroll sideways, with a progress bar below; in one row of a wide window. */
export function CategoriesPart({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const [row, thumb] = useProgress(categories.length);
  return (
    <nav aria-label={t('catalog.categories')} className="pt-3.5">
      <div ref={row} className="scrollbar-none overflow-x-auto overscroll-x-contain px-[11px] md:px-4">
        <ul className="category-grid">
          {categories.map((category) => (
            <li key={category.category_id}>
              <Link
                to={categoryPath(category.category_id)}
                className="press flex flex-col items-center gap-1.5 rounded-md text-center text-cap text-ink-2"
              >
                <span
                  className={cx(
                    'ground-tile size-[54px] overflow-hidden rounded-lg xl:size-[76px]',
                    grounds[category.category_id] ?? 'ground-sand',
                  )}
                >
                  <Photo src={category.image} alt="" width={76} height={76} className="size-full bg-transparent!" />
                </span>
                <span className="category-name line-clamp-2">{nameOf(category)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden className="mx-auto mt-3.5 h-1 w-9 overflow-hidden rounded-full bg-line md:hidden">
        <div ref={thumb} className="h-full w-1/2 rounded-full bg-sea" />
      </div>
    </nav>
  );
}

/** Moves the progress bar with the scroll position; directly in the DOM, to avoid a render per scroll event. */
function useProgress(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return undefined;
    const follow = () => {
      const way = box.scrollWidth - box.clientWidth;
      thumb.current?.style.setProperty('translate', `${way > 0 ? (box.scrollLeft / way) * 100 : 0}% 0`);
      thumb.current?.parentElement?.toggleAttribute('hidden', way <= 0);
    };
    follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [count]);
  return [row, thumb] as const;
}
