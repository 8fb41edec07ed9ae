import { Activity, useState } from 'react';
import { useToken } from '../../api/session.ts';
import { cx } from '../../design/class-names.ts';
import { ScreenError } from '../errors/late-error.tsx';
import { ErrorBoundary } from '../router/error-boundary.tsx';
import { useVisit, type Visit, VisitContext } from '../router/visit.ts';
import { ScreenActive } from '../screen-active.ts';
import { updateKeptScreens, type KeptScreen } from './kept-screen-list.ts';

interface Screen extends KeptScreen<Visit> {
  /** Takes the whole page in a wide window; other screens keep to the measure of forms and lists. */
  wide: boolean;
  /** Stands at the side column instead of in the middle. */
  beside: boolean;
}

/**
 * Renders the current screen and, hidden, those that are kept. A hidden screen keeps the visit it was left with, so
 * that it does not react to another screen's address.
 */
export function KeptScreens() {
  const visit = useVisit();
  const { route } = visit;
  const owner = useToken();
  const [left, setLeft] = useState<readonly Screen[]>([]);
  const current: Screen = {
    pattern: route?.path ?? '*',
    key: route?.oneScreen ? route.path : visit.location.pathname,
    kept: route?.keepAlive ?? false,
    wide: route?.wide ?? false,
    beside: route?.side !== undefined,
    owner,
    visit,
  };
  const screens = updateKeptScreens(left, current);
  // Derived state: settles after one more pass, because the same list is returned when nothing changed.
  if (screens !== left) setLeft(screens);
  return screens.map((screen) => {
    const active = screen.key === current.key;
    const { Component } = screen.visit;
    return (
      <Activity key={screen.key} mode={active ? 'visible' : 'hidden'}>
        <VisitContext value={screen.visit}>
          <ScreenActive value={active}>
            <div
              className={cx(
                'screen mx-auto flex w-full shrink-0 grow flex-col',
                screen.wide ? 'max-w-(--page)' : 'md:max-w-(--measure)',
                screen.beside && 'lg:mx-0',
              )}
            >
              <ErrorBoundary resetOn={screen.visit} fallback={ScreenError}>
                <Component />
              </ErrorBoundary>
            </div>
          </ScreenActive>
        </VisitContext>
      </Activity>
    );
  });
}
