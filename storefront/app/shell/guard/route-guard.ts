import { loginPath } from './back-path.ts';

const publicParts = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
];

export interface AccessRedirect {
  redirect: string;
  /** Whether to show the toast 'please login first'. */
  loginFirst: boolean;
}

/** Where to redirect instead of opening an address; null allows it. The server asks the same with what the cookie says. */
export function checkAccess(url: URL, signedIn: boolean): AccessRedirect | null {
  if (signedIn && url.pathname === '/login') return { redirect: '/', loginFirst: false };
  if (signedIn || url.pathname === '/' || isPublicPath(url.pathname)) return null;
  return { redirect: loginPath(url.pathname + url.search), loginFirst: true };
}

/** A visitor may see a path that contains one of nine parts, anywhere: so `/searchs` is public and `/products` is not. */
export const isPublicPath = (pathname: string): boolean => publicParts.some((part) => pathname.includes(part));
