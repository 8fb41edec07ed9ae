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

/** A visitor may see a path that contains one of nine parts, anywhere: so `/searchs` is public and `/products` is not. */
export const isPublicPath = (pathname: string): boolean => publicParts.some((part) => pathname.includes(part));
