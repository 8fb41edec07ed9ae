import { createHash } from 'node:crypto';
import { fallbackLocale, negotiateLocale } from '@tradewind/contract/locales';
import { refusalText } from '@tradewind/contract/refusal-texts';
import type { FastifyInstance } from 'fastify';

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:8px;text-align:center;font:16px/1.5 system-ui,sans-serif}h1{font-size:20px;margin:0}p{margin:0;opacity:.75}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Answers at `/console` that the desk is not open yet. */
export async function consolePages(app: FastifyInstance): Promise<void> {
  for (const path of ['/console', '/console/*']) {
    app.get(path, async (request, reply) => {
      const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0] ?? '');
      const locale = negotiateLocale(accepted) ?? fallbackLocale;
      return reply
        .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Tradewind</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Tradewind</h1>
      <p>${refusalText('not_yet_open', locale)}</p>
    </main>
  </body>
</html>
`);
    });
  }
}
