import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation, useNavigationType } from 'react-router';
import { Toaster } from '../../design/toast.tsx';
import { interactiveMark } from '../interactive-mark.ts';
import { KeptScreens } from '../keep-alive/kept-screens.tsx';
import { useRoute, useRouteDocumentTitle } from '../page-title.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { useAppBanners } from './use-app-banners.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { SideFrame } from './side-frame.tsx';
import { useMessageCount } from './use-message-count.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/**
 * The whole window, which scrolls as one: header, screen and footer. Sheets and fixed parts stay inside it. A narrow
 * window has the bottom navigation in place of header and footer.
 */
export function Frame() {
  const { t } = useTranslation();
  const route = useRoute();
  const location = useLocation();
  const scroller = useRef<HTMLDivElement>(null);
  const rememberScroll = useScrollRestoration(scroller, location, useNavigationType(), route?.keepAlive ?? false);
  useRouteDocumentTitle(location.key);
  useFocusAfterNavigation(location.pathname);
  useMessageCount();
  // The effects of what is inside the frame have run by then.
  useEffect(() => void performance.mark(interactiveMark), []);
  const Banners = useAppBanners();
  return (
    <div data-portal-host className="relative isolate flex h-dvh flex-col overflow-hidden bg-canvas [contain:layout]">
      {Banners && <Banners />}
      <div
        ref={scroller}
        onScroll={rememberScroll}
        data-scroller
        className="flex min-h-0 grow flex-col overflow-x-hidden overflow-y-auto overscroll-y-contain"
      >
        <PageHeader />
        <main id="main" tabIndex={-1} className="flex shrink-0 grow flex-col outline-hidden">
          <SideFrame side={route?.side ?? null}>
            <KeptScreens />
          </SideFrame>
        </main>
        {!route?.bare && <PageFooter />}
        {route?.tab && <BottomNavigation active={route.tab} />}
      </div>
      <Toaster closeLabel={t('shell.close')} />
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

/** Shown while the code of the first screen loads: an empty window, so that nothing flashes. */
export function FrameFallback() {
  return <div className="h-dvh bg-canvas" aria-busy="true" />;
}
