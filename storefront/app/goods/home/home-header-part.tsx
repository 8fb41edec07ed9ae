import { Search, Globe } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { BrandMark } from '../../design/brand-mark.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useLanguageSheet } from '../../shell/frame/use-language-sheet.tsx';

/** A link to the search that looks like its field and sticks to the top; wide windows have the page header's. */
export function SearchLink() {
  const { t } = useTranslation();
  const [top, stuck] = useStuck();
  return (
    <>
      <div ref={top} aria-hidden className="-mb-px h-px" />
      <div
        className={cx(
          'sticky top-0 z-(--z-bar) px-4 py-1.5 transition-colors duration-(--dur-fast) md:hidden',
          stuck && 'frost bg-canvas/92 shadow-card',
        )}
      >
        <Link
          to="/search"
          className="press flex min-h-12 items-center gap-2.5 rounded-full bg-surface py-1 pr-1 pl-4 inset-ring-[1.5px] inset-ring-sea"
        >
          <Search aria-hidden size={20} className="shrink-0 text-sea" />
          <span className="min-w-0 flex-1 truncate text-base text-ink-3">{t('shell.searchProducts')}</span>
          <span
            aria-hidden
            className="flex min-h-10 shrink-0 items-center rounded-full bg-sea-solid px-5 text-body font-semibold text-on-solid"
          >
            {t('title.search')}
          </span>
        </Link>
      </div>
    </>
  );
}

function useStuck() {
  const top = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!top.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setStuck(entry ? !entry.isIntersecting : false));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return [top, stuck] as const;
}

/** The brand and the language switch, which visitors reach only here. */
export function BrandRow() {
  const { t } = useTranslation();
  const { sheet, open } = useLanguageSheet();
  return (
    <header className="flex min-h-12 items-center justify-between gap-3 pt-1.5 pr-2 pl-4 md:sr-only">
      <h1>
        <BrandMark name={t('shell.brand')} />
      </h1>
      <IconButton icon={Globe} label={t('title.language')} onClick={open} className="md:hidden" />
      {sheet}
    </header>
  );
}
