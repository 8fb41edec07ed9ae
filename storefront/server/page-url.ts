/**
 * The URL of a requested page; null when it is not on this site. Two slashes at the beginning of a
 * path would name another host, and pages write their own address into their head.
 */
export function pageUrl(target: string, site: string): URL | null {
  const { origin = null } = URL.parse(site) ?? {};
  const url = origin && URL.parse(target.replace(/^[/\\]{2,}/, '/'), origin);
  return url && url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** Whether a path names a file. An amount at the end of a page's path is not a file extension. */
export const isFile = (pathname: string): boolean => /\.[a-z]\w{0,7}$/i.test(pathname);
