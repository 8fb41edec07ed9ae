import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';
import { useToken } from '../../api/session.ts';
import { cx } from '../../design/class-names.ts';
import { useRoute } from '../page-title.ts';
import { ScreenActive } from '../screen-active.ts';
import { updateKeptScreens, type KeptScreen } from './kept-screen-list.ts';

interface Screen extends KeptScreen<ReactNode, ContextType<typeof LocationContext>> {
  /** Takes the whole page in a wide window; other screens keep to the measure of forms and lists. */
  wide: boolean;
  /** Stands at the side column instead of in the middle. */
  beside: boolean;
}

/**
 * Renders the current screen and, hidden, those that are kept. A hidden screen keeps the location it was left with, so
 * that it does not react to another screen's address.
 */
export function KeptScreens() {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const route = useRoute();
  const owner = useToken();
  const [left, setLeft] = useState<readonly Screen[]>([]);
  const current: Screen = {
    pattern: route?.path ?? '*',
    key: route?.oneScreen ? route.path : location.location.pathname,
    kept: route?.keepAlive ?? false,
    wide: route?.wide ?? false,
    beside: route?.side !== undefined,
    owner,
    element: outlet,
    location,
  };
  const screens = updateKeptScreens(left, current);
  // Derived state: settles after one more pass, because the same list is returned when nothing changed.
  if (screens !== left) setLeft(screens);
  return screens.map((screen) => {
    const active = screen.key === current.key;
    return (
      <Activity key={screen.key} mode={active ? 'visible' : 'hidden'}>
        <LocationContext value={screen.location}>
          <ScreenActive value={active}>
            <div
              className={cx(
                'screen mx-auto flex w-full shrink-0 grow flex-col',
                screen.wide ? 'max-w-(--page)' : 'md:max-w-(--measure)',
                screen.beside && 'lg:mx-0',
              )}
            >
              {screen.element}
            </div>
          </ScreenActive>
        </LocationContext>
      </Activity>
    );
  });
}
