import { backPath, loginPath } from './back-path.ts';
import { isServicePath } from './service-frame.ts';

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

/** What the platform says of itself and its terms, which whoever thinks of buying may read first. */
const readablePaths = ['/helpAndSupport', '/law', '/platform'];

export interface AccessRedirect {
  redirect: string;
  /** Whether to show the toast 'please login first'. */
  loginFirst: boolean;
}

/**
 * Where to redirect instead of opening an address; null allows it. The server asks the same with what the cookie says.
 * The list of passwords is a part of the security screen, and old links to it lead there.
 *
 * @param framed whether another page shows the address in a frame, in which the sign-in screen can't be shown
 */
export function checkAccess(url: URL, signedIn: boolean, framed = false): AccessRedirect | null {
  if (url.pathname === '/passwords') return { redirect: '/security', loginFirst: false };
  if (signedIn && url.pathname === '/login') return { redirect: '/', loginFirst: false };
  if (framed && isServicePath(url.pathname)) return null;
  if (signedIn || url.pathname === '/' || isPublicPath(url.pathname)) return null;
  return { redirect: loginPath(url.pathname + url.search), loginFirst: true };
}

/**
 * Whether a page that was loaded whole is the sign-in screen because the server sent a visitor there, who then has to be
 * told why.
 */
export const wasSentToSignIn = ({ pathname, searchParams, origin }: URL, signedIn: boolean): boolean =>
  !signedIn &&
  pathname === '/login' &&
  searchParams.has('back') &&
  checkAccess(new URL(backPath(searchParams), origin), false) !== null;

/**
 * A visitor may see a path that contains one of nine parts, anywhere: so `/searchs` is public and `/products` is not. The
 * texts of the platform are public as well.
 */
export const isPublicPath = (pathname: string): boolean =>
  publicParts.some((part) => pathname.includes(part)) || readablePaths.includes(pathname);
