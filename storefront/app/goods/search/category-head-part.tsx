import { Link } from '../../shell/router/link.tsx';
import { Chip } from '../../design/chip.tsx';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Breadcrumbs } from '../catalog/breadcrumbs.tsx';
import { categoryPath, type FoundCategory } from '../catalog/categories.ts';

/** The head of the page of a category: the way to it, and its subcategories or those beside it. */
export function CategoryHeadPart({ found }: { found: FoundCategory }) {
  const { t } = useTranslation();
  const { top, id } = found;
  const isTop = id === top.category_id;
  const path = [top, ...top.children.filter(({ category_id }) => category_id === id)];
  return (
    <header className="shrink-0 lg:pt-2">
      <Breadcrumbs categories={path} isHere className="px-4" />
      {top.children.length > 0 && (
        <nav
          aria-label={t('catalog.subcategories', { name: top.name })}
          className="scrollbar-none flex gap-2 overflow-x-auto px-4 py-1 md:flex-wrap"
        >
          <Chip selected={isTop} link={(face) => <Link to={categoryPath(top.category_id)} replace {...face} />}>
            {t('catalog.allOf', { name: top.name })}
          </Chip>
          {top.children.map((child) => (
            <Chip
              key={child.category_id}
              selected={child.category_id === id}
              link={(face) => <Link to={categoryPath(child.category_id)} replace {...face} />}
            >
              <Photo
                src={child.image}
                alt=""
                width={24}
                height={24}
                className="-ml-1.5 size-6 rounded-full bg-transparent!"
              />
              {child.name}
            </Chip>
          ))}
        </nav>
      )}
    </header>
  );
}
