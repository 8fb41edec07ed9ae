import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { readToken } from '../../api/session.ts';
import type { Language } from '../../i18n/language.ts';
import type { Route } from '../../routes.ts';
import { loadScreenMessages } from '../language/load-messages.ts';
import { checkAccess } from '../guard/route-guard.ts';
import { isPublicPath } from '../guard/public-path.ts';
import type { ScreenContext } from '../screen.ts';
import { ensureUser } from '../session/ensure-user.ts';
import { createRoutes } from './create-routes.ts';

export interface PageRouterParts {
  queries: QueryClient;
  language: Language;
  /** Says 'please login first'. */
  onLoginFirst: () => void;
  /** The page came with its screen already drawn. */
  hydrate: boolean;
}

/** The router of the page. When it hydrates, the screen's code is there before the first render, as it was on the server. */
export async function createPageRouter({ queries, language, onLoginFirst, hydrate }: PageRouterParts) {
  const table = createRoutes({
    queries,
    load: startLoading,
    learn: (route) => loadScreenMessages(language, route),
    enter: (url) => enter(url),
  });
  if (!hydrate) return createBrowserRouter(table);
  const loaderData = await loadMatchedScreens(table);
  const router = createBrowserRouter(table, { hydrationData: { loaderData } });
  void ensureUser(queries).then((instead) => (instead ? router.navigate(instead) : undefined));
  return router;

  async function enter(url: URL): Promise<string | null> {
    const verdict = checkAccess(url, readToken() !== null);
    if (verdict?.loginFirst) onLoginFirst();
    if (verdict) return verdict.redirect;
    // A public screen does not wait for its shopper; what it shows does not depend on them.
    if (isPublicPath(url.pathname)) return null;
    return ensureUser(queries);
  }
}

/** A screen that can't load says so itself, from its queries. */
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
