import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { readToken } from '../../api/session.ts';
import type { Language } from '../../i18n/language.ts';
import type { Route } from '../../routes.ts';
import { loadScreenMessages, loadRemainingMessages } from '../language/load-messages.ts';
import { checkAccess, isPublicPath } from '../guard/route-guard.ts';
import { inServiceFrame, isServicePath } from '../guard/service-frame.ts';
import type { ScreenContext } from '../screen.ts';
import { ensureUser } from '../session/sign-in.ts';
import { createRoutes } from './create-routes.ts';
import { whenIdle } from '../when-idle.ts';

export interface PageRouterParts {
  queries: QueryClient;
  language: Language;
  /** Shows the toast 'please login first'. */
  onLoginFirst: () => void;
  /** The server has rendered the screen already. */
  hydrate: boolean;
}

/** The router of the page. When it hydrates, the screen's code is loaded before the first render, as on the server. */
export async function createPageRouter({ queries, language, onLoginFirst, hydrate }: PageRouterParts) {
  const table = createRoutes({
    queries,
    load: startLoading,
    loadMessages: (route) => loadScreenMessages(language, route),
    guard: (url) => guard(url),
  });
  if (!hydrate) return createBrowserRouter(table);
  const loaderData = await loadMatchedScreens(table);
  const router = createBrowserRouter(table, { hydrationData: { loaderData } });
  void ensureUser(queries).then((instead) => (instead ? router.navigate(instead) : undefined));
  return router;

  async function guard(url: URL): Promise<string | null> {
    if (inServiceFrame && !isServicePath(url.pathname)) {
      window.open(url, '_blank', 'noopener');
      return location.pathname + location.search;
    }
    const access = checkAccess(url, readToken() !== null, inServiceFrame);
    if (access?.loginFirst) onLoginFirst();
    if (access) return access.redirect;
    // A public screen does not wait for the shopper to load, since it shows the same to everybody.
    if (isPublicPath(url.pathname)) return null;
    const instead = await ensureUser(queries);
    return inServiceFrame ? null : instead;
  }
}

/** A failed loader is ignored: the screen shows the error of its own queries. */
async function startLoading(route: Route, context: ScreenContext): Promise<void> {
  void route
    .screen()
    .then((screen) => screen.loader?.(context))
    .catch(() => undefined);
}

/** Loads the code of the routes that the address names and marks their loaders as done. */
async function loadMatchedScreens(table: RouteObject[]): Promise<Record<string, null>> {
  const matches = matchRoutes(table, location) ?? [];
  const done: Record<string, null> = {};
  for (const { route } of matches) {
    if (route.id && route.loader) done[route.id] = null;
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue;
    route.Component = await route.lazy.Component();
    delete route.lazy;
  }
  return done;
}

/** Fetches, while the first screen is idle, what every other screen needs. */
export function prefetchWhenIdle(language: Language): void {
  whenIdle(
    () =>
      void Promise.all([import('../../screens.ts'), loadRemainingMessages(language)])
        .then(([{ measurePage }]) => measurePage())
        .catch(() => undefined),
  );
}
