import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../api/session.ts';
import { Chip } from '../design/chip.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { forgetRecent, readRecent } from './recent-words.ts';
import { recentQuery } from './search-data.ts';

/** What was looked for lately: by a shopper on any device, by a visitor in this browser. */
export function RecentPart({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data: theirs = [] } = useQuery({ ...recentQuery(), enabled: signedIn, staleTime: 0 });
  const [here, setHere] = useState<readonly string[]>([]);
  // Storage is read after the first render, which must be the server's.
  useEffect(() => setHere(readRecent()), []);
  const recent = signedIn ? theirs.map(({ keyword }) => keyword) : here;
  if (recent.length === 0) return null;
  const forget = () => {
    forgetRecent();
    setHere([]);
  };
  return (
    <section className="px-4 pt-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-lead font-semibold">{t('search.recent')}</h2>
        {!signedIn && (
          <button type="button" onClick={forget} className="press hit text-note text-ink-2">
            {t('search.forget')}
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 gap-y-2.5 pt-1">
        {recent.map((words) => (
          <Chip key={words} icon={Clock} onClick={() => onSearch(words)} className="max-w-full">
            <span className="truncate">{words}</span>
          </Chip>
        ))}
      </div>
    </section>
  );
}
