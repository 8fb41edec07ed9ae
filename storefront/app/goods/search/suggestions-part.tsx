import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowUpLeft, LayoutGrid, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { productPath } from '../catalog/paths.ts';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { searchPath } from './search-params.ts';
import { suggestionsQuery } from './search-data.ts';

interface SuggestionsPartProps {
  /** The normalised text of the field. */
  typed: string;
  onSearch: (words: string) => void;
}

const debounceMs = 180;
const row =
  'press flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left text-body last:border-transparent';

/** Suggestions while typing: searches, categories and products. */
export function SuggestionsPart({ typed, onSearch }: SuggestionsPartProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({ ...suggestionsQuery(asked), placeholderData: keepPreviousData });
  const { searches = [], categories = [], products = [] } = data ?? {};
  return (
    <section aria-label={t('search.suggestions')} className="px-4 pt-1 pb-4">
      <button type="button" className={row} onClick={() => onSearch(typed)}>
        <Search aria-hidden size={18} className="shrink-0 text-sea" />
        <span className="min-w-0 flex-1 truncate font-medium text-sea">{t('search.searchFor', { words: typed })}</span>
      </button>
      {searches.map((words) => (
        <button key={words} type="button" className={row} onClick={() => onSearch(words)}>
          <Search aria-hidden size={18} className="shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 truncate">{words}</span>
          <ArrowUpLeft aria-hidden size={16} className="shrink-0 text-ink-3" />
        </button>
      ))}
      {categories.map(({ category_id, name }) => (
        <Link
          key={category_id}
          className={row}
          to={searchPath({ words: '', category: category_id, sort: 'relevance' })}
        >
          <LayoutGrid aria-hidden size={18} className="shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 truncate">{t('search.inCategory', { name })}</span>
        </Link>
      ))}
      {products.map((product) => (
        <Link key={product.product_id} className={row} to={productPath(product)}>
          <Photo src={product.image} alt="" width={40} height={40} className="size-10 shrink-0 rounded-sm" />
          <span className="line-clamp-2 min-w-0 flex-1 text-note">{product.title}</span>
        </Link>
      ))}
    </section>
  );
}
