import { ChevronLeft, Share, ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { useUser } from '../../api/user.ts';
import { cx } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { sharePage } from '../catalog/share-page.ts';

const places = [
  { id: 'overview', text: 'catalog.overview' },
  { id: 'reviews', text: 'catalog.reviews' },
  { id: 'details', text: 'catalog.details' },
] as const;

/** The bar over the photograph; after scrolling it gets a background and links to the sections of the screen. */
export function DetailBarPart({ title }: { title: string }) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const pieces = useUser()?.cart_count ?? 0;
  const [mark, solid] = useScrolledBeyond();
  const look = solid ? 'plain' : 'over-photo';
  const cartLabel = pieces > 0 ? t('shell.cartCount', { count: pieces }) : t('title.bag');
  return (
    <>
      <div aria-hidden className="pointer-events-none relative h-0">
        <div ref={mark} className="absolute top-80 left-0 size-px" />
      </div>
      <header className="sticky top-(--page-top) z-(--z-bar) h-0 lg:hidden">
        <div
          className={cx(
            'flex h-(--bar-top) items-center gap-1 px-1.5',
            solid && 'frost border-b border-line bg-canvas/92',
          )}
        >
          <IconButton icon={ChevronLeft} iconSize={26} variant={look} label={t('shell.back')} onClick={goBack} />
          <nav
            aria-label={t('title.detail')}
            className="scrollbar-none min-w-0 flex-1 overflow-x-auto mask-r-from-[calc(100%-12px)]"
          >
            {solid && (
              <div className="mx-auto flex w-max pr-2">
                {places.map(({ id, text }) => (
                  <button
                    key={id}
                    type="button"
                    onClick={() => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
                    className="press min-h-11 shrink-0 px-2 text-body font-medium whitespace-nowrap text-ink-2 max-[359px]:px-1.5 max-[359px]:text-note"
                  >
                    {t(text)}
                  </button>
                ))}
              </div>
            )}
          </nav>
          <IconButton icon={Share} variant={look} label={t('catalog.share')} onClick={() => void sharePage(t, title)} />
          <IconButton
            icon={ShoppingBag}
            variant={look}
            label={cartLabel}
            count={pieces}
            link={(face) => <Link to="/bag" {...face} />}
          />
        </div>
      </header>
    </>
  );
}

/** Whether a marker element has been scrolled past the top. */
function useScrolledBeyond() {
  const mark = useRef<HTMLDivElement>(null);
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setBeyond(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 60),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, beyond] as const;
}
