import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { readLocale } from '@tradewind/contract/base/locales';
import type { FastifyInstance } from 'fastify';
import { allMessages } from '../app/i18n/messages/all.ts';
import { built, builtPages } from './built-pages.ts';
import { devPages } from './dev-pages.ts';
import { pageRoute } from './page-route.ts';
import type { StorefrontPlugin } from './plugin-types.ts';
import { workerPolicy } from './policy.ts';
import { sharedPath } from './shared.ts';
import { manifestPath, sharePath, webManifests } from './web-manifest.ts';

/** The service worker, also as its compressed twins. */
const workerFile = /[\\/]service-worker\.js(\.(br|gz))?$/;

/** The texts of the storefront, which operators can change. */
export const storefrontMessages = allMessages;

export { pagePatterns } from '../app/paths/page-patterns.ts';

/** Serves the storefront: its files, and every other GET as a page. Register it without a prefix. */
export const storefront: StorefrontPlugin = async (app, options) => {
  const maker = options.dev ? await devPages(app) : await builtPages();
  const { pictureOrigins = [] } = options;
  if (!options.dev) await serveFiles(app, pictureOrigins);

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

  pageRoute(app, maker, options);
};

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
