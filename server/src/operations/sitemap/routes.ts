import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { countFiles, productPaths, shopPaths } from './sitemap-queries.ts';
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

export interface SitemapDeps extends Pick<Deps, 'db'> {
  /** The public origin, where it differs from the host of requests. */
  origin?: string | undefined;
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists: one set per language, because each language of a page
 * has its own address.
 */
export function sitemapRoutes(app: FastifyInstance, { db, origin }: SitemapDeps): void {
  const originOf = (request: FastifyRequest) => origin ?? `${request.protocol}://${request.host}`;
  const xml = 'application/xml; charset=utf-8';
  const cacheForAnHour = 'public, max-age=3600';

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheForAnHour);
    return [
      'User-agent: *',
      ...disallowedPaths.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const files = await countFiles(db.read);
    const numbered = (kind: 'products' | 'shops', locale: Locale) =>
      Array.from({ length: files[kind] }, (_, index) => `${kind}-${locale}-${index + 1}`);
    const names = locales.flatMap((locale) => [
      `places-${locale}-1`,
      ...numbered('shops', locale),
      ...numbered('products', locale),
    ]);
    reply.type(xml).header('cache-control', cacheForAnHour);
    return listOfLists(names.map((name) => `${originOf(request)}/sitemaps/${name}.xml`));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, kind, tag, number] =
      /^(places|shops|products)-([A-Za-z-]{2,5})-([1-9]\d{0,4})\.xml$/.exec(request.params.name) ?? [];
    const locale = parseLocale(tag);
    if (!kind || !locale) return reply.callNotFound();
    const file = Number(number);
    const paths =
      kind === 'places'
        ? file === 1
          ? staticPaths
          : []
        : await (kind === 'shops' ? shopPaths : productPaths)(db.read, file);
    if (paths.length === 0) return reply.callNotFound();
    reply.type(xml).header('cache-control', cacheForAnHour);
    return addressList(paths.map((path) => `${originOf(request)}${path}?lang=${locale}`));
  });
}
