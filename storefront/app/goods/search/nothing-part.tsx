import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { HotWordsPart } from './hot-words-part.tsx';
import { countFilters, type Search, withoutFilters } from './search-params.ts';

interface NoResultsProps {
  search: Search;
  onChange: (search: Search) => void;
}

/** Nothing was found: what may be in the way, and what others look for. */
export function NoResults({ search, onChange }: NoResultsProps) {
  const { t } = useTranslation();
  const narrowed = countFilters(search) > 0 || (search.words !== '' && search.category !== null);
  return (
    <>
      <EmptyState
        art={<SearchX aria-hidden size={56} strokeWidth={1.4} />}
        title={
          search.words
            ? t('search.nothing', { words: search.words })
            : t(narrowed ? 'search.nothingFits' : 'catalog.emptyCategory')
        }
        text={narrowed ? t('search.nothingFitsText') : search.words ? t('search.nothingText') : undefined}
        action={
          narrowed ? (
            <Button kind="soft" onClick={() => onChange(withoutFilters(search))}>
              {t('search.clearFilters')}
            </Button>
          ) : (
            <Link to="/search" className={buttonClass({ kind: 'soft' })}>
              {t('search.again')}
            </Link>
          )
        }
      />
      {search.words !== '' && <HotWordsPart />}
    </>
  );
}
