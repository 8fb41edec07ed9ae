import { expect, it } from 'vitest';
import { filesNamedIn, isKeptPicture, isPage, isPublic } from './kept.ts';

const picture = (path: string, destination = 'image') =>
  isKeptPicture(new URL(path, 'https://shop.example'), { destination } as Request);
const response = (cacheControl: string | null, status = 200) =>
  new Response('', { status, headers: cacheControl ? { 'cache-control': cacheControl } : {} });

it('keeps pictures of products and shops, and nothing else of the same folders', () => {
  expect([picture('/media/abc.webp'), picture('/files/abc.webp')]).toEqual([true, true]);
  expect([picture('/files/abc.pdf', 'document'), picture('/console/logo.png')]).toEqual([false, false]);
});

it('keeps no private file, whose address is signed and whose answer is for one person', () => {
  expect(picture('/files/abc.webp?until=1&sign=x')).toBe(false);
  expect([
    isPublic(response('private, no-store')),
    isPublic(response(null)),
    isPublic(response('public', 404)),
  ]).toEqual([false, false, false]);
  expect(isPublic(response('public, max-age=86400'))).toBe(true);
});

it('stands in for pages of the storefront only', () => {
  const page = (path: string) => isPage(new URL(path, 'https://shop.example'));
  expect(['/bag', '/orderInfo/1', '/detail/1/2', '/refund/1/2/3/9.50'].map(page)).toEqual([true, true, true, true]);
  expect(['/console/orders', '/api/docs', '/files/a.pdf', '/share?url=x', '/sitemap.xml'].map(page)).not.toContain(
    true,
  );
});

it('finds the files that a page names', () => {
  const html =
    '<script src="/assets/ground-1.js"></script><link href="/assets/index-2.css" /><img src="/media/a.webp" />';
  expect([...filesNamedIn(html)]).toEqual(['/assets/ground-1.js', '/assets/index-2.css']);
});
