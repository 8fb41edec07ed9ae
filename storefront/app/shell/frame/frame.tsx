import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation, useNavigationType } from 'react-router';
import { Toaster } from '../../design/toast.tsx';
import { KeptScreens } from '../keep-alive/kept-screens.tsx';
import { useRoute, useRouteDocumentTitle } from '../page-title.ts';
import { DesktopSurround } from './desktop-surround.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The column that holds the app, with its own scroll; sheets and fixed parts stay inside it. */
export function Frame() {
  const { t } = useTranslation();
  const route = useRoute();
  const location = useLocation();
  const column = useRef<HTMLDivElement>(null);
  const rememberScroll = useScrollRestoration(column, location, useNavigationType(), route?.keepAlive ?? false);
  useRouteDocumentTitle(location.key);
  useFocusAfterNavigation(location.pathname);
  return (
    <div className="relative isolate h-dvh overflow-hidden bg-canvas">
      <DesktopSurround />
      <div
        data-portal-host
        className="relative mx-auto flex h-full max-w-none flex-col bg-canvas [contain:layout] sm:max-w-(--column) sm:shadow-column"
      >
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-(--z-toast) focus:bg-surface focus:p-3"
        >
          {t('shell.skip')}
        </a>
        <div
          ref={column}
          onScroll={rememberScroll}
          data-scroller
          className="flex min-h-0 grow flex-col overflow-x-hidden overflow-y-auto overscroll-y-contain"
        >
          <main id="main" tabIndex={-1} className="flex shrink-0 grow flex-col outline-hidden">
            <KeptScreens />
          </main>
          {route?.tab && <BottomNavigation active={route.tab} />}
        </div>
        <Toaster />
      </div>
    </div>
  );
}

/** Moves the focus to the new screen when the focused element went away with the old one. */
function useFocusAfterNavigation(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.documentElement.dataset.moved = '';
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shown while the code of the first screen loads: an empty column, so that nothing flashes. */
export function FrameFallback() {
  return <div className="h-dvh bg-canvas" aria-busy="true" />;
}
