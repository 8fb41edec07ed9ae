import type { Locale } from '@tradewind/contract/locales';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from './base/deps.ts';
import { apiDocs } from './base/http/api-docs.ts';
import { endpointRoutes } from './base/http/endpoint-route.ts';
import { answerErrors } from './base/http/errors.ts';
import { healthRoutes } from './base/http/health.ts';
import { httpServer } from './base/http/server.ts';

export interface AppOptions extends Deps {
  logger: FastifyBaseLogger | false;
  defaultLocale: Locale;
  paymentCodeSecret: Buffer;
  trustProxy: boolean;
  docs: boolean;
}

/** The one place that puts the modules together and says who listens to which event. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, jobs, logger, defaultLocale, trustProxy } = options;
  const deps: Deps = { db, clock, jobs };
  const app = httpServer({ logger, trustProxy });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  answerErrors(app, defaultLocale);
  if (options.docs) await apiDocs(app, '0.1.0');
  healthRoutes(app, db, () => closing);
  const api = endpointRoutes(app, { db, clock, defaultLocale, findActor: async () => null });
  void api;
  void deps;

  const stopListening = await db.listen('catalog_changed', () => api.cache.forgetAll());
  app.addHook('onClose', stopListening);
  return app;
}
