import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type { Route } from '../../routes.ts';
import type { Params } from './match-route.ts';

/** What brought the page to an address: back and forward in the history, a new entry there, or one in place of the last. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** An address of the storefront as an entry of the history. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** What the link that led here keeps with the entry. */
  readonly state: unknown;
  /** Differs from entry to entry. */
  readonly key: string;
}

/** An address that is shown, with the screen that shows it. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
  /** Null for an unknown address. */
  readonly route: Route | null;
  readonly params: Params;
  readonly Component: ComponentType;
}

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Opens a path of the storefront, which resolves once its screen is there; or goes so many entries through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/** The visit that a screen shows; a hidden screen keeps the one that it was left with. */
export const VisitContext = createContext<Visit | null>(null);

export const NavigateContext = createContext<Navigate>(async () => undefined);

/** The path that is being opened while the code of its screen is on the way; null when nothing is. */
export const OpeningContext = createContext<string | null>(null);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('This needs the router around it');
  return visit;
}

export const useNavigate = (): Navigate => useContext(NavigateContext);

export const useLocation = (): Location => useVisit().location;

export const useParams = (): Params => useVisit().params;

/** The path that is being opened, for the part of the frame that leads there. */
export const useOpening = (): string | null => useContext(OpeningContext);

/** Puts other search parameters into the address of the screen. */
type SetSearch = (next: URLSearchParams | Record<string, string> | string, options?: NavigateOptions) => Promise<void>;

/** The search parameters of the address, the same object as long as they are the same; and what changes them. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set: SetSearch = (next, options) => {
    const query = new URLSearchParams(next).toString();
    return navigate(query ? `${pathname}?${query}` : pathname, options);
  };
  return [params, set];
}
