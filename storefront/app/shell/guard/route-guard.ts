import { loginPath } from './back-path.ts';
import { isPublicPath } from './public-path.ts';

export interface AccessRedirect {
  redirect: string;
  /** Says 'please login first'. */
  loginFirst: boolean;
}

/** Whether somebody may open an address: null lets them in. The same on the server, where only the cookie is known. */
export function checkAccess(url: URL, signedIn: boolean): AccessRedirect | null {
  if (signedIn && url.pathname === '/login') return { redirect: '/', loginFirst: false };
  if (signedIn || url.pathname === '/' || isPublicPath(url.pathname)) return null;
  return { redirect: loginPath(url.pathname + url.search), loginFirst: true };
}
