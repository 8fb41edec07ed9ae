import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from '../app/api/cookies.ts';
import { sessionCookie } from '../app/api/session-cookie.ts';
import { pageSearch } from '../app/paths/page-search.ts';
import { framersOf, isFramed } from './framers.ts';
import { pageHtml } from './page-html.ts';
import type { PageRenderer } from './page-renderer.ts';
import { isFile, pageUrl } from './page-url.ts';
import type { KeptPage, PageCache, StorefrontOptions } from './plugin-types.ts';
import { contentPolicy } from './policy.ts';
import { requestLocale } from './request-locale.ts';
import { visitedBy } from './visited.ts';

/** Paths that other parts of the server answer. */
const notOurs = /^\/(api|console|merchant|files|healthz|readyz)(\/|$)/;

/** Stands in the URL of a page whose origin is not known, and in no page. */
const unknownOrigin = 'http://unknown.invalid';

/** What an answer depends on besides its address. */
const pageVary = 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest';

/** The longest path and query of a page that is kept, in characters; pages lead to shorter ones. */
const longestKept = 600;

interface Answer {
  status: number;
  redirect: string | null;
  html: string | KeptPage;
}

/** A page as it was drawn. */
interface Drawn extends Answer {
  html: string;
  /** Whether all its data was there. */
  isWhole: boolean;
}

/** Carries a page past the cache that is not to be kept. */
class NotKept extends Error {
  readonly page: Drawn;
  constructor(page: Drawn) {
    super('The page is not kept');
    this.page = page;
  }
}

/**
 * Answers every other GET with a page. A page that visitors may see is the same for everybody with its language and address, and
 * is kept as it was drawn: it knows no cookie, and its policy names nothing of one response.
 */
export function pageRoute(app: FastifyInstance, maker: PageRenderer, options: StorefrontOptions): void {
  const { pictureOrigins = [] } = options;
  app.get('/*', async (request, reply) => {
    const origin = options.originOf(request);
    const url = pageUrl(request.url, origin ?? unknownOrigin);
    if (!url || notOurs.test(url.pathname) || isFile(url.pathname)) return reply.callNotFound();
    const cookies = request.headers.cookie ?? '';
    const signedIn = Boolean(readCookie(cookies, sessionCookie));
    const { redirectOf } = await maker.entry();
    reply.header('cache-control', 'no-cache').header('vary', pageVary);
    const elsewhere = redirectOf({ url, signedIn, framed: isFramed(request.headers) });
    if (elsewhere) return reply.redirect(elsewhere, 302);

    const locale = requestLocale({
      search: url.searchParams,
      cookies,
      acceptLanguage: request.headers['accept-language'] ?? '',
      defaultLocale: options.defaultLocale,
    });
    url.search = pageSearch(url.search);
    url.hash = '';
    const draw = () => drawPage(maker, options, request, { url, hasOrigin: origin !== null, locale });
    // What only shoppers may open is not kept, though nothing of theirs is in it.
    const isForAll = redirectOf({ url, signedIn: false }) === null;
    const isKept = !options.dev && isForAll && url.pathname.length + url.search.length <= longestKept;
    const { status, redirect, html } = isKept
      ? await keptPage(options.pages, `${locale} ${url.href}`, draw)
      : await draw();
    if (redirect) return reply.redirect(redirect, status);

    const visited = status === 200 ? visitedBy(url.pathname) : null;
    if (visited) options.onVisit?.(visited, request);
    // In a header, since the page itself is the same for everybody.
    const trace = options.traceParent?.();
    if (trace) reply.header('server-timing', `page;desc="${trace}"`);
    const { scripts } = await maker.template(url.pathname);
    const framedBy = framersOf(url.pathname, options.serviceFramers ?? []);
    const body = typeof html === 'string' ? html : await options.pages.encodedFor(request, reply, html);
    return reply
      .status(status)
      .header('vary', pageVary)
      .header('content-security-policy', contentPolicy(scripts, { dev: options.dev, framedBy, pictureOrigins }))
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

/** The page that is kept under a name, drawn where there is none. One that is missing, moved or lacks data is not kept. */
async function keptPage(pages: PageCache, name: string, draw: () => Promise<Drawn>): Promise<Answer> {
  try {
    const html = await pages.get(name, async () => {
      const page = await draw();
      if (page.status !== 200 || !page.isWhole) throw new NotKept(page);
      return page.html;
    });
    return { status: 200, redirect: null, html };
  } catch (error) {
    if (error instanceof NotKept) return error.page;
    throw error;
  }
}

interface Wanted {
  url: URL;
  hasOrigin: boolean;
  locale: Locale;
}

/** Draws a page from what any visitor may read. */
async function drawPage(
  maker: PageRenderer,
  { call, tellsVitals = false }: StorefrontOptions,
  request: FastifyRequest,
  { url, hasOrigin, locale }: Wanted,
): Promise<Drawn> {
  let isWhole = true;
  const { render } = await maker.entry();
  const page = await render({
    url,
    hasOrigin,
    locale,
    call: async (endpoint, input) => {
      try {
        return await call(endpoint, input, { locale });
      } catch (error) {
        isWhole = false;
        throw error;
      }
    },
  });
  if (page.status >= 500) request.log.error({ err: page.failure, path: url.pathname }, 'page drawn without its data');
  const { status, redirect } = page;
  if (redirect) return { status, redirect, html: '', isWhole };
  return { status, redirect, html: await pageHtml(maker, page, url.pathname, { locale, tellsVitals }), isWhole };
}
