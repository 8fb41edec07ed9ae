import { useQuery } from '@tanstack/react-query';
import { Clock, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { Chip } from '../../design/chip.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { deleteRecentWords, readRecentWords } from './recent-words.ts';
import { recentSearchesQuery, useDeleteSearches } from './search-data.ts';

/** Recent searches: a shopper's from the server, a visitor's from this browser. */
export function RecentPart({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data: theirs = [] } = useQuery({ ...recentSearchesQuery(), enabled: signedIn, staleTime: 0 });
  const forgetTheirs = useDeleteSearches();
  const [here, setHere] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState(false);
  // Storage is read after the first render, which must match the server's.
  useEffect(() => setHere(readRecentWords()), []);
  const recent = signedIn ? theirs.map(({ keyword }) => keyword) : here;
  if (recent.length === 0) return null;
  const forget = (words: string | null) => {
    deleteRecentWords(words);
    setHere(readRecentWords());
    if (signedIn) forgetTheirs.mutate(words);
    if (words === null || recent.length === 1) setEditing(false);
  };
  return (
    <section className="px-4 pt-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-lead font-semibold">{t('search.recent')}</h2>
        <span className="flex gap-4">
          {editing && (
            <button type="button" onClick={() => forget(null)} className="press hit text-note text-bad">
              {t('search.clearRecent')}
            </button>
          )}
          <button type="button" onClick={() => setEditing(!editing)} className="press hit text-note text-ink-2">
            {editing ? t('search.done') : t('search.edit')}
          </button>
        </span>
      </div>
      <ul className="flex flex-wrap gap-2 gap-y-2.5 pt-1">
        {recent.map((words) => (
          <li key={words} className="flex max-w-full items-center">
            <Chip icon={Clock} onClick={() => onSearch(words)} className="max-w-full min-w-0 shrink!">
              <span className="truncate">{words}</span>
            </Chip>
            {editing && (
              <IconButton
                icon={X}
                iconSize={16}
                label={t('search.deleteRecent', { words })}
                onClick={() => forget(words)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
