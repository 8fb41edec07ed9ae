import type { Announcement } from '@tradewind/contract/platform/texts';
import { ChevronDown, Megaphone, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storage } from '../../api/storage.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { RichHtml } from './rich-html.tsx';

const key = 'tradewind.announcements';
const readClosed = (): string[] => (storage.get(key) ?? '').split(',').filter(Boolean);

/** The latest announcement that this browser has not closed: one line on Home, which opens to the whole text. */
export function HomeAnnouncement({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<readonly string[]>([]);
  // The server does not know what was closed here.
  useEffect(() => setClosed(readClosed()), []);
  const shown = announcements.find(({ id }) => !closed.includes(id));
  if (!shown) return null;
  const close = () => {
    const all = [...new Set([...readClosed(), shown.id])].slice(-50);
    storage.set(key, all.join(','));
    setClosed(all);
  };
  return (
    <section aria-label={shown.title} className="mx-4 mt-2 flex items-start rounded-md bg-sea-tint">
      <details key={shown.id} className="group min-w-0 flex-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-1.5 pl-3 text-note font-medium [&::-webkit-details-marker]:hidden">
          <Megaphone aria-hidden size={18} strokeWidth={1.9} className="shrink-0 text-sea" />
          <span className="min-w-0 flex-1 break-words">{shown.title}</span>
          {shown.content && (
            <ChevronDown
              aria-hidden
              size={16}
              className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
            />
          )}
        </summary>
        {shown.content && <RichHtml html={shown.content} className="pb-3 pl-10 text-note text-ink-2" />}
      </details>
      <button
        type="button"
        aria-label={t('home.closeAnnouncement')}
        onClick={close}
        className="press grid size-11 shrink-0 place-items-center text-ink-2"
      >
        <X aria-hidden size={18} strokeWidth={1.9} />
      </button>
    </section>
  );
}
