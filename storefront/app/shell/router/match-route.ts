import { parse } from 'regexparam';
import { type Route, routes } from '../../routes.ts';

export type Params = Readonly<Record<string, string | undefined>>;

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

/** A path pattern such as `/shop/:id?` as a function: the parameters of a path that it matches, else null. */
export function pathPattern(pattern: string): (pathname: string) => Params | null {
  const { keys, pattern: expression } = parse(pattern);
  return (pathname) => {
    const found = expression.exec(pathname);
    return found && Object.fromEntries(keys.map((key, index) => [key, decoded(found[index + 1])]));
  };
}

/** The route of a path, in lower or upper case and with or without a slash at its end; null for an unknown one. */
export function matchRoute(pathname: string): Match | null {
  patterns ??= orderedPatterns();
  for (const { route, match } of patterns) {
    const params = match(pathname);
    if (params) return { route, params };
  }
  return null;
}

interface Pattern {
  readonly route: Route;
  readonly match: (pathname: string) => Params | null;
}

let patterns: readonly Pattern[] | undefined;

/** Those that say more of a path come first, so that `/preview/detail/review/…` is not a shop called "review". */
const orderedPatterns = (): Pattern[] =>
  routes
    .toSorted((a, b) => fixedParts(b.path) - fixedParts(a.path))
    .map((route) => ({ route, match: pathPattern(route.path) }));

const fixedParts = (path: string): number => path.split('/').filter((part) => !part.startsWith(':')).length;

/** A part that is not well encoded stays as it is: nothing is found by it. */
function decoded(part: string | undefined): string | undefined {
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
