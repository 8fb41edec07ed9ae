import { locales, parseLocale, type Locale } from '@tradewind/contract/base/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { countFiles, productPaths, shopPaths } from './sitemap-queries.ts';
import { addressList, listOfLists } from './sitemap-xml.ts';

/** Public pages that are about no single product or shop. */
const places = ['/home', '/explore', '/products'];

/** What belongs to one shopper or to the house, and result pages without number. */
const closed = [
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
  // A search is a list like any other, but its filters cut each list into thousands.
  ...['from', 'to', 'rating', 'stock', 'free'].map((filter) => `/search?*${filter}=`),
];

export interface SitemapDeps extends Pick<Deps, 'db'> {
  /** The address that visitors see, where it is not the one that requests name. */
  origin?: string | undefined;
}

/**
 * Tells crawlers what there is: `/robots.txt`, `/sitemap.xml` and the lists that it names, one set for each language, as
 * each language of a page has an address of its own.
 */
export function sitemapRoutes(app: FastifyInstance, { db, origin }: SitemapDeps): void {
  const originOf = (request: FastifyRequest) => origin ?? `${request.protocol}://${request.host}`;
  const xml = 'application/xml; charset=utf-8';
  const forAnHour = 'public, max-age=3600';

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', forAnHour);
    return [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
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
    reply.type(xml).header('cache-control', forAnHour);
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
          ? places
          : []
        : await (kind === 'shops' ? shopPaths : productPaths)(db.read, file);
    if (paths.length === 0) return reply.callNotFound();
    reply.type(xml).header('cache-control', forAnHour);
    return addressList(paths.map((path) => `${originOf(request)}${path}?lang=${locale}`));
  });
}
