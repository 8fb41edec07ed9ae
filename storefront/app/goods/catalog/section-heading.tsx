import { ChevronRight } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface SectionHeadingProps {
  title: string;
  note?: string;
  /** Link to the full list. */
  to?: string;
}

/** A heading within a screen, with a link to the full list. */
export function SectionHeading({ title, note, to }: SectionHeadingProps) {
  return (
    <div className="flex items-end justify-between gap-3 px-4 pt-7 pb-3">
      <div className="min-w-0">
        <h2 className="text-h2 font-bold tracking-[-0.02em] text-balance">{title}</h2>
        {note && <p className="text-note text-ink-2">{note}</p>}
      </div>
      {to && <SeeAll to={to} title={title} />}
    </div>
  );
}

/** A link from a section to its full list. */
export function SeeAll({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      aria-label={`${t('catalog.seeAll')}: ${title}`}
      className="press hit inline-flex shrink-0 items-center gap-1 text-note text-ink-2"
    >
      {t('catalog.seeAll')}
      <ChevronRight aria-hidden size={16} />
    </Link>
  );
}
