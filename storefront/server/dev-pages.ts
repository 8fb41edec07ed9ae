import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageEntry, PageRenderer } from './page-renderer.ts';
import { inlineScripts } from './policy.ts';

const root = join(import.meta.dirname, '..');

/** Renders pages from the sources, with hot reload over the same server. */
export async function devPages(app: FastifyInstance): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    // Vite serves its own files; all other requests continue here.
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    entry: async () => (await vite.ssrLoadModule('/server/entry.tsx')) as PageEntry,
    template: async (path) => {
      const html = await vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8'));
      return { html, scripts: inlineScripts(html) };
    },
    preloads: () => '',
  };
}
