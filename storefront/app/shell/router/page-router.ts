import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { readToken } from '../../api/session.ts';
import type { Language } from '../../i18n/language.ts';
import { loadScreenMessages, loadRemainingMessages } from '../language/load-messages.ts';
import { loginPath } from '../guard/back-path.ts';
import { checkAccess, isPublicPath } from '../guard/route-guard.ts';
import { inServiceFrame, isServicePath } from '../guard/service-frame.ts';
import { ensureUser } from '../session/sign-in.ts';
import { whenIdle } from '../../design/when-idle.ts';
import { type Match, matchRoute } from './match-route.ts';
import { currentLocation, newLocation, numberFirstEntry, pathOf, writeEntry } from './page-history.ts';
import type { Location, Navigate, NavigationType, Visit } from './visit.ts';

export interface PageRouterParts {
  queries: QueryClient;
  language: Language;
  /** Shows the toast 'please login first'. */
  onLoginFirst: () => void;
  /** The server has rendered the screen already. */
  hydrate: boolean;
}

/** What the page shows, and the way to another screen. */
export interface PageRouter {
  readonly visit: () => Visit;
  /** The path that is being opened; null when nothing is. */
  readonly opening: () => string | null;
  /** Tells when either changes. Returns what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly navigate: Navigate;
}

/**
 * The router of the page. The code and texts of the first screen are loaded before it returns, so that the first render
 * is what the server has drawn.
 *
 * Each navigation asks the guard first and shows the screen once its code is there, while its data and its shopper are on
 * the way; of two that overlap the later one counts.
 */
export async function createPageRouter({
  queries,
  language,
  onLoginFirst,
  hydrate,
}: PageRouterParts): Promise<PageRouter> {
  const listeners = new Set<() => void>();
  let newest = 0;
  let opening: string | null = null;

  numberFirstEntry();
  const first = hydrate ? visitOf(currentLocation(), 'POP') : firstVisit();
  let shown = await first;
  if (hydrate) void ensureUser(queries).then((instead) => (instead ? navigate(instead) : undefined));
  window.addEventListener('popstate', () => void followHistory());
  return {
    visit: () => shown,
    opening: () => opening,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    navigate,
  };

  async function navigate(...[to, { replace = false, state } = {}]: Parameters<Navigate>): Promise<void> {
    if (typeof to === 'number') return window.history.go(to);
    const location = newLocation(to, state);
    const isSame = pathOf(location) === pathOf(currentLocation());
    await open(location, replace || isSame ? 'REPLACE' : 'PUSH');
  }

  /** Back and forward; the address has changed already. */
  async function followHistory(): Promise<void> {
    const location = currentLocation();
    const isJump = location.pathname === shown.location.pathname && location.search === shown.location.search;
    numberFirstEntry();
    // A jump to a part of the same screen.
    if (isJump && location.hash !== shown.location.hash) return;
    await open(location, 'POP');
  }

  async function open(wanted: Location, type: NavigationType): Promise<void> {
    newest += 1;
    const mine = newest;
    tell(pathOf(wanted));
    try {
      const { visit, entry } = await prepare(wanted, type);
      if (mine !== newest) return;
      if (entry) writeEntry(visit.location, entry);
      shown = visit;
    } finally {
      if (mine === newest) tell(null);
    }
  }

  function tell(path: string | null): void {
    opening = path;
    for (const listener of listeners) listener();
  }

  /** The visit that an address leads to, and how it comes into the history; null where it stands there already. */
  async function prepare(location: Location, type: NavigationType, isRedirected = false): Promise<Prepared> {
    const loading = visitOf(location, type);
    const instead = await guard(new URL(pathOf(location), window.location.origin));
    if (instead) return prepare(newLocation(instead), type, true);
    const visit = await loading;
    startLoading(visit);
    if (type !== 'POP') return { visit, entry: type };
    return { visit, entry: isRedirected ? 'REPLACE' : null };
  }

  /** The first visit of a page that the server has not drawn. */
  async function firstVisit(): Promise<Visit> {
    const { visit, entry } = await prepare(currentLocation(), 'POP');
    if (entry) writeEntry(visit.location, entry);
    return visit;
  }

  async function visitOf(location: Location, type: NavigationType): Promise<Visit> {
    const match = matchRoute(location.pathname);
    const { route = null, params = {} } = match ?? {};
    return { location, type, route, params, Component: await componentOf(match) };
  }

  /** A screen whose code can't be fetched is one that says so; it is fetched anew with the next visit. */
  async function componentOf(match: Match | null): Promise<ComponentType> {
    try {
      if (!match) return (await import('../errors/not-found-screen.tsx')).Component;
      const [screen] = await Promise.all([match.route.screen(), loadScreenMessages(language, match.route)]);
      return screen.Component;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  /** The screen shows the error of its own queries, so that a failed loader is ignored. */
  function startLoading({ location, route, params }: Visit): void {
    const url = new URL(pathOf(location), window.location.origin);
    void route
      ?.screen()
      .then((screen) => screen.loader?.({ params, url, queries }))
      .catch(() => undefined);
  }

  /** Where to go instead of opening an address; null opens it. */
  async function guard(url: URL): Promise<string | null> {
    if (url.pathname === '/') return '/home';
    if (inServiceFrame && !isServicePath(url.pathname)) {
      window.open(url, '_blank', 'noopener');
      return window.location.pathname + window.location.search;
    }
    const access = checkAccess(url, readToken() !== null, inServiceFrame);
    if (access?.loginFirst) onLoginFirst();
    if (access) return access.redirect;
    if (isPublicPath(url.pathname)) return null;
    if (inServiceFrame) await ensureUser(queries);
    else void checkUser(url.href.slice(url.origin.length));
    return null;
  }

  /** Loads the shopper of a private screen, which is shown meanwhile; one whom the server does not know signs in first. */
  async function checkUser(path: string): Promise<void> {
    const instead = await ensureUser(queries);
    await first;
    if (!instead || (opening ?? pathOf(shown.location)) !== path) return;
    const replace = pathOf(currentLocation()) === path;
    await navigate(instead === '/login' ? loginPath(path) : instead, { replace });
  }
}

interface Prepared {
  readonly visit: Visit;
  readonly entry: 'PUSH' | 'REPLACE' | null;
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
