import { Suspense, useEffect, useRef } from 'react';
import { interactiveMark } from '../interactive-mark.ts';
import { KeptScreens } from '../keep-alive/kept-screens.tsx';
import { useRouteDocumentTitle } from '../page-title.ts';
import { useOpening, useVisit } from '../router/visit.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { useAppLayers } from './use-app-layers.ts';
import { OpeningScreen } from './opening-screen.tsx';
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
  const visit = useVisit();
  const { location, route } = visit;
  const opening = useOpening();
  const scroller = useRef<HTMLDivElement>(null);
  const rememberScroll = useScrollRestoration(scroller, visit);
  useRouteDocumentTitle(location.key);
  useFocusAfterNavigation(location);
  useMessageCount();
  // What the frame itself needs has run by then; parts of the screen that come to life later answer to a tap all the same.
  useEffect(() => void performance.mark(interactiveMark), []);
  const Layers = useAppLayers();
  return (
    <div data-portal-host className="relative isolate flex h-dvh flex-col overflow-hidden bg-canvas [contain:layout]">
      {opening !== null && <div aria-hidden className="opening" />}
      {Layers && <Layers />}
      <div
        ref={scroller}
        onScroll={rememberScroll}
        data-scroller
        className="flex min-h-0 grow flex-col overflow-x-hidden overflow-y-auto overscroll-y-contain md:[scrollbar-gutter:stable]"
      >
        <PageHeader />
        <main
          id="main"
          tabIndex={-1}
          aria-busy={opening !== null || undefined}
          className="flex shrink-0 grow flex-col outline-hidden"
        >
          <SideFrame side={route?.side ?? null}>
            <KeptScreens />
            <OpeningScreen />
          </SideFrame>
        </main>
        <Suspense>{!route?.bare && <PageFooter narrow={route?.tab === 'home'} />}</Suspense>
        {route?.tab && <BottomNavigation active={route.tab} />}
      </div>
    </div>
  );
}

/** Moves the focus to the new screen, or to new results, when the focused element went away with the old ones. */
function useFocusAfterNavigation({ key, pathname }: { key: string; pathname: string }): void {
  const before = useRef({ key, pathname });
  useEffect(() => {
    const left = before.current;
    before.current = { key, pathname };
    if (left.key === key) return;
    if (left.pathname !== pathname) document.documentElement.dataset.moved = '';
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname]);
}
