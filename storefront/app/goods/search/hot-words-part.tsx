import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Chip } from '../../design/chip.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { searchPath } from './search-params.ts';
import { hotSearchesQuery } from './search-data.ts';

/** The most frequent searches of late; renders nothing while there are none. */
export function HotWordsPart() {
  const { t } = useTranslation();
  const { data: hot = [] } = useQuery(hotSearchesQuery());
  if (hot.length === 0) return null;
  return (
    <section className="px-4 pt-4">
      <h2 className="pb-3 text-lead font-semibold">{t('search.hot')}</h2>
      <div className="flex flex-wrap gap-2 gap-y-2.5">
        {hot.map(({ keyword }, index) => (
          <Chip
            key={keyword}
            icon={index < 3 ? Flame : undefined}
            className="max-w-full"
            link={(face) => <Link to={searchPath({ words: keyword, category: null, sort: 'relevance' })} {...face} />}
          >
            <span className="truncate">{keyword}</span>
          </Chip>
        ))}
      </div>
    </section>
  );
}
