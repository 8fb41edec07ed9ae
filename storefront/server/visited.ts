import type { Visited } from './plugin-types.ts';

/** The product or shop that the page at a path shows; null for other pages. */
export function visitedBy(pathname: string): Visited | null {
  const [, page, id] = pathname.split('/');
  if (!id) return null;
  if (page === 'detail') return { productId: id };
  if (page === 'shop') return { shopId: id };
  return null;
}
