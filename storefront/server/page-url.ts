/**
 * The address of a page as the visitor typed it; null when it is none of this site. Two slashes at the beginning of a
 * path name another site, however they came there, and pages tell search engines their own address.
 */
export function pageUrl(target: string, site: string): URL | null {
  const { origin = null } = URL.parse(site) ?? {};
  const url = origin && URL.parse(target.replace(/^[/\\]{2,}/, '/'), origin);
  return url && url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/** Whether a path asks for a file, of which there is none where nothing was found. An amount at the end of a page's path is no ending. */
export const isFile = (pathname: string): boolean => /\.[a-z]\w{0,7}$/i.test(pathname);
