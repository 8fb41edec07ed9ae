import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type Locale, readLocale } from '@tradewind/contract/base/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readCookie } from '../app/api/cookies.ts';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { allMessages } from '../app/i18n/messages/all.ts';
import { built, builtPages } from './built-pages.ts';
import { devPages } from './dev-pages.ts';
import { pageHtml } from './page-html.ts';
import { isFile, pageUrl } from './page-url.ts';
import type { StorefrontOptions, StorefrontPlugin } from './plugin-types.ts';
import type { PageRenderer } from './page-renderer.ts';
import { framersOf, isFramed } from './framers.ts';
import { requestLocale } from './request-locale.ts';
import { sharedPath } from './shared.ts';
import { visitedBy } from './visited.ts';
import { contentPolicy, workerPolicy, type PagePolicy } from './policy.ts';
import { manifestPath, sharePath, webManifests } from './web-manifest.ts';

/** How long a rendered page is cached for other visitors, in milliseconds. */
const pageTtl = 5_000;

/** The service worker, also as its compressed twins. */
const workerFile = /[\\/]service-worker\.js(\.(br|gz))?$/;

/** Paths that other parts of the server answer. */
const notOurs = /^\/(api|console|merchant|files|healthz|readyz)(\/|$)/;

/** Stands in the URL of a page whose origin is not known, and in no page. */
const unknownOrigin = 'http://unknown.invalid';

interface Answer {
  status: number;
  redirect: string | null;
  html: string;
}

/** The texts of the storefront, which operators can change. */
export const storefrontMessages = allMessages;

export { pagePatterns } from '../app/paths/page-patterns.ts';

/** Serves the storefront: its files, and every other GET as a page. Register it without a prefix. */
export const storefront: StorefrontPlugin = async (app, options) => {
  const maker = options.dev ? await devPages(app) : await builtPages();
  const { pictureOrigins = [] } = options;
  if (!options.dev) await serveFiles(app, pictureOrigins);
  const nonceMark = randomBytes(18).toString('base64url');
  const drawn = new LRUCache<string, Answer, () => Promise<Answer>>({
    max: 500,
    ttl: pageTtl,
    fetchMethod: (_key, _old, { context: make }) => make(),
    ignoreFetchAbort: true,
  });

  app.get<{ Querystring: { lang?: string } }>(manifestPath, async ({ query }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(webManifests.get(readLocale(String(query.lang ?? '')) ?? options.defaultLocale)),
  );
  app.get<{ Querystring: Record<string, string | string[]> }>(sharePath, async (request, reply) => {
    const [title, text, url] = ['title', 'text', 'url'].map((name) => [request.query[name] ?? ''].flat().join(' '));
    return reply.redirect(sharedPath({ title, text, url }, options.originOf(request)), 303);
  });

  app.get('/*', async (request, reply) => {
    const origin = options.originOf(request);
    const url = pageUrl(request.url, origin ?? unknownOrigin);
    if (!url || notOurs.test(url.pathname) || isFile(url.pathname)) return reply.callNotFound();
    const cookies = request.headers.cookie ?? '';
    const locale = requestLocale({
      search: url.searchParams,
      cookies,
      acceptLanguage: request.headers['accept-language'] ?? '',
      defaultLocale: options.defaultLocale,
    });
    const signedIn = Boolean(readCookie(cookies, sessionCookie));
    const framed = isFramed(request.headers);
    const key = `${locale} ${signedIn} ${framed} ${url.href}`;
    const wanted = { url, hasOrigin: origin !== null, locale, signedIn, framed, nonceMark };
    const make = () => draw(maker, options, request, wanted);
    const answer = options.dev ? await make() : await drawn.forceFetch(key, { context: make });
    // Failures are not cached.
    if (answer.status >= 400) drawn.delete(key);
    const visited = answer.status === 200 ? visitedBy(url.pathname) : null;
    if (visited) options.onVisit?.(visited, request);
    const framedBy = framersOf(url.pathname, options.serviceFramers ?? []);
    return send(reply, answer, nonceMark, { dev: options.dev, framedBy, pictureOrigins });
  });
};

interface Wanted {
  url: URL;
  hasOrigin: boolean;
  locale: Locale;
  signedIn: boolean;
  framed: boolean;
  nonceMark: string;
}

async function draw(
  maker: PageRenderer,
  { call, tellsVitals = false }: StorefrontOptions,
  request: FastifyRequest,
  wanted: Wanted,
): Promise<Answer> {
  const { url, hasOrigin, locale, signedIn, framed, nonceMark } = wanted;
  const page = await maker.render({
    url,
    hasOrigin,
    locale,
    signedIn,
    framed,
    call: (endpoint, input) => call(endpoint, input, { locale }),
  });
  if (page.status >= 500) request.log.error({ err: page.failure, path: url.pathname }, 'page drawn without its data');
  if (page.redirect) return { status: page.status, redirect: page.redirect, html: '' };
  const html = await pageHtml(maker, page, url.pathname, { locale, mark: nonceMark, tellsVitals });
  return { status: page.status, redirect: null, html };
}

function send(reply: FastifyReply, answer: Answer, nonceMark: string, policy: PagePolicy): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'Accept-Language, Cookie, Sec-Fetch-Dest');
  if (answer.redirect) return reply.redirect(answer.redirect, answer.status);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(answer.status)
    .header('content-security-policy', contentPolicy(nonce, policy))
    .type('text/html; charset=utf-8')
    .send(answer.html.replaceAll(nonceMark, nonce));
}

/** Serves the built files. Names under /assets/ contain a content hash, so browsers may cache them for good. */
async function serveFiles(app: FastifyInstance, pictureOrigins: readonly string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(built, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['index.html*', '.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/') || path.includes('\\assets\\');
      if (workerFile.test(path)) {
        // A browser must find a new one at once; what it fetches goes by the policy that it came with.
        response.header('cache-control', 'no-cache');
        response.header('content-security-policy', workerPolicy(pictureOrigins));
      } else {
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      }
    },
  });
}
