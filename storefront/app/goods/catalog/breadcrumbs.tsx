import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { categoryPath } from './categories.ts';

interface BreadcrumbsProps {
  /** The categories that lead here, the widest first. */
  categories: readonly { category_id: string; name: string }[];
  /** The last of them is the page itself. */
  isHere?: boolean;
  className?: string;
}

/** The way from Home to a page through its categories. */
export function Breadcrumbs({ categories, isHere, className }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const last = isHere ? categories.at(-1) : undefined;
  return (
    <nav aria-label={t('catalog.breadcrumbs')} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-note text-ink-3">
        <li>
          <Link to="/home" className="hit inline-flex min-h-9 items-center hover:text-sea">
            {t('title.home')}
          </Link>
        </li>
        {categories.map((category) => (
          <Fragment key={category.category_id}>
            <li aria-hidden>
              <ChevronRight size={14} strokeWidth={1.9} />
            </li>
            <li>
              <Link
                to={categoryPath(category.category_id)}
                aria-current={category === last ? 'page' : undefined}
                className={cx(
                  'hit inline-flex min-h-9 items-center hover:text-sea',
                  category === last && 'font-semibold text-ink',
                )}
              >
                {category.name}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
