/** Files of the build: their names contain a hash of their content, so that they never change. */
export const isOfBuild = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Pictures of products and shops. The address of a private file has a signature, and what it answers is not public. */
export const isKeptPicture = ({ pathname, search }: URL, { destination }: Request): boolean =>
  destination === 'image' && search === '' && /^\/(media|files)\//.test(pathname);

/** Whether a response is the same for everybody. */
export const isPublic = (response: Response): boolean =>
  response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Paths that the shell can't fill: they are no pages of the storefront. */
const notPages = /^\/(api|console|merchant|files|media|share|healthz|readyz)(\/|$)|\.[a-z]\w{0,7}$/i;

/** Whether the shell can be a page in place of the network's. */
export const isPage = ({ pathname }: URL): boolean => !notPages.test(pathname);

/** The files of the build that a page names. */
export const filesNamedIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
