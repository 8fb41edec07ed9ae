/** A base for parsing paths; never requested. */
const placeholderOrigin = 'https://nowhere.invalid';

/** Where to go after signing in, as the query `?back=` says it; only paths of this site count. */
export function backPath(search: URLSearchParams): string {
  return ownPath(search.get('back')) ?? '/home';
}

/** The sign-in screen, remembering where the shopper wanted to go. */
export function loginPath(wanted: string): string {
  const back = ownPath(wanted);
  return back && back !== '/' ? `/login?back=${encodeURIComponent(back)}` : '/login';
}

/** The path with its query when it stays on this site; null for an address of another site, in whatever spelling. */
export function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  try {
    const url = new URL(path, placeholderOrigin);
    // Taking `/.//evil.example` apart leaves `//evil.example`, which a browser would take for another site.
    const isOwn = url.origin === placeholderOrigin && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
