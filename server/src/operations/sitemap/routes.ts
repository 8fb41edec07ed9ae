import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Categories } from '../../goods/catalog/index.ts';
import { categoryPaths, countFiles, productPaths, shopPaths } from './sitemap-queries.ts';
import { originOf, type PublicAddress } from '../../base/http/origin.ts';
import { addressList, listOfLists } from './sitemap-xml.ts';

/** Public pages other than those of products and shops. */
const staticPaths = ['/home', '/explore', '/products'];

/** Paths that crawlers must not read: private pages and filtered lists. */
const disallowedPaths = [
  '/api/',
  '/console/',
  '/files/',
  '/login',
  '/register',
  '/forgotPassword',
  '/bag',
  '/filter',
  '/order',
  '/checkout',
  '/myPurchases',
  '/refund',
  '/address',
  '/profile',
  '/setting',
  // Searches may be read, but not with filters: these have thousands of combinations.
  ...['from', 'to', 'rating', 'stock', 'free'].map((filter) => `/search?*${filter}=`),
];

export type SitemapDeps = Pick<Deps, 'db'> & PublicAddress & { categories: Categories };

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists: one set per language, because each language of a page
 * has its own address. An installation that does not know its address has none.
 */
export function sitemapRoutes(app: FastifyInstance, { db, categories, ...publicAddress }: SitemapDeps): void {
  const xml = 'application/xml; charset=utf-8';
  const cacheForAnHour = 'public, max-age=3600';

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheForAnHour);
    const origin = originOf(request, publicAddress);
    return [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []),
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicAddress);
    if (!origin) return reply.callNotFound();
    const files = await countFiles(db.read);
    const numbered = (kind: 'products' | 'shops', locale: Locale) =>
      Array.from({ length: files[kind] }, (_, index) => `${kind}-${locale}-${index + 1}`);
    const names = locales.flatMap((locale) => [
      `places-${locale}-1`,
      ...numbered('shops', locale),
      ...numbered('products', locale),
    ]);
    reply.type(xml).header('cache-control', cacheForAnHour);
    return listOfLists(names.map((name) => `${origin}/sitemaps/${name}.xml`));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, kind, tag, number] =
      /^(places|shops|products)-([A-Za-z-]{2,5})-([1-9]\d{0,4})\.xml$/.exec(request.params.name) ?? [];
    const locale = parseLocale(tag);
    const origin = originOf(request, publicAddress);
    if (!kind || !locale || !origin) return reply.callNotFound();
    const file = Number(number);
    const paths =
      kind === 'places'
        ? file === 1
          ? [...staticPaths, ...categoryPaths(await categories.tree())]
          : []
        : await (kind === 'shops' ? shopPaths : productPaths)(db.read, file);
    if (paths.length === 0) return reply.callNotFound();
    reply.type(xml).header('cache-control', cacheForAnHour);
    return addressList(paths.map((path) => `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`));
  });
}
