import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fallbackLocale, negotiateLocale } from '@tradewind/contract/base/locales';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentPolicy } from './policy.ts';

export interface ConsoleOptions {
  /** The output folder of `npm run build -w console`. */
  built?: string;
  /** Where uploaded pictures are besides this server. */
  pictureOrigins?: readonly string[];
  /** Whether somebody observes the server: the page is marked, and its calls then say which screen they belong to. */
  observed?: boolean;
}

/** The placeholder that Vite writes for the nonce. */
const templateNonce = '__NONCE__';

/**
 * Serves the console at `/console`: its built files, and its page for every other address below, which the browser routes.
 */
export async function consolePages(
  app: FastifyInstance,
  { built = join(import.meta.dirname, '../dist'), pictureOrigins, observed = false }: ConsoleOptions = {},
): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return notBuilt(app);
  const template = await readFile(join(built, 'index.html'), 'utf8');
  const page = observed ? template.replace('<html', '<html data-vitals') : template;
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/console/',
    wildcard: false,
    index: false,
    decorateReply: false,
    globIgnore: ['index.html', '.built'],
    cacheControl: false,
    // Names of built files contain a hash of their content, so browsers can cache them forever.
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const path of ['/console', '/console/*']) {
    app.get(path, async (request, reply) => {
      if (/\.\w{1,8}$/.test(request.url.split('?')[0]!)) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      return pageHeaders(reply, contentPolicy(nonce, pictureOrigins)).send(page.replaceAll(templateNonce, nonce));
    });
  }
}

/** Answers while the console is not built, as in tests. */
function notBuilt(app: FastifyInstance): void {
  for (const path of ['/console', '/console/*']) {
    app.get(path, async (request, reply) => {
      const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0] ?? '');
      const text = refusalText('not_ready', negotiateLocale(accepted) ?? fallbackLocale);
      return pageHeaders(reply.status(503), `default-src 'none'; frame-ancestors 'none'`).send(
        `<!doctype html><meta charset="utf-8" /><title>Tradewind</title><p>${text}</p>`,
      );
    });
  }
}

function pageHeaders(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8');
}
