import { consolePages } from '@tradewind/console/plugin';
import { storefront, type Visited } from '@tradewind/storefront/plugin';
import { namedShapes } from '@tradewind/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { apiDocs } from './base/http/api-docs.ts';
import { endpointRoutes } from './base/http/endpoint-route.ts';
import { handleErrors } from './base/http/errors.ts';
import { keepParts } from './base/cache/kept-parts.ts';
import { publicCache } from './base/cache/public-cache.ts';
import { encodedFor } from './base/http/send-cached.ts';
import { healthRoutes } from './base/http/health.ts';
import { originOf } from './base/http/origin.ts';
import { httpServer } from './base/http/server.ts';
import { mountModules } from './base/module.ts';
import { observer } from './base/telemetry/observer.ts';
import { derivedSecret } from './base/secrets/derived-secret.ts';
import { listModules } from './modules.ts';
import { visitorCall } from './visitor-call.ts';
import { findKeyActor, keyCalls } from './goods/api-keys/index.ts';
import { keepCategories, visitCounter } from './goods/catalog/index.ts';
import { findMembership, recordShopAct } from './goods/merchants/index.ts';
import { platformAudience } from './operations/service/index.ts';
import { lacksSecondFactor } from './people/second-factor/index.ts';
import { ageCookies, findActor, findActorAndKey, markSessionWrite } from './people/users/index.ts';
import { findOperator, markDeskWrite } from './platform/operators/index.ts';

/** How long a drawn page is kept, in milliseconds: what changes without a notification, such as counted figures, is no older. */
const pageLife = 20_000;

/** Builds the server: HTTP, the modules and the pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, jobs, logger, defaultLocale, trustProxy } = options;
  const { publicUrl, trustHost } = options;
  const https = publicUrl?.startsWith('https://') ?? false;
  const app = httpServer({ logger, trustProxy, https });
  // Plugins of the server apply only to routes that are added after they are loaded.
  await app.after();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  handleErrors(app, defaultLocale, clock);
  if (options.docs) await apiDocs(app, '0.1.0', namedShapes());
  const calls = keyCalls(db, (error) => app.log.error(error, 'calls of API keys were not counted'));
  app.addHook('onClose', calls.flush);
  const ages = ageCookies(derivedSecret(options.paymentCodeSecret, 'age cookies'));
  const api = endpointRoutes(app, {
    db,
    clock,
    defaultLocale,
    publicUrl,
    trustHost,
    findActor: (visit) => findActor(db, visit),
    findActorAndKey: (visit, key) => findActorAndKey(db, visit, key),
    findMembership: (userId, shopId) => findMembership(db.read, userId, shopId),
    lacksSecondFactor: (userId, role, now) => lacksSecondFactor(db.read, userId, role, now),
    findKeyActor: (secret, now) => findKeyActor(db.read, secret, now),
    countKeyCall: calls.count,
    recordShopAct,
    isAdultVisitor: ages.isAdult,
    findOperator: (visit) => findOperator(db, visit),
    markSessionWrite,
    markDeskWrite,
    deskAudience: platformAudience,
  });

  const visits = visitCounter(db, (error) => app.log.error(error, 'visits were not counted'));
  const categories = await keepCategories(db);
  app.addHook('onClose', categories.close);
  const parts = keepParts();
  const modules = listModules(app, { ...options, categories, parts, visits, ages });
  healthRoutes(app, {
    checks: [{ name: 'database', check: () => db.ping() }, ...modules.flatMap(({ healthChecks = [] }) => healthChecks)],
    isClosing: () => closing,
  });
  await mountModules(modules, { app, api, jobs });

  const pages = publicCache({ entries: 2_000, milliseconds: pageLife });
  await app.register(consolePages, { pictureOrigins: options.files.origins, observed: observer() !== null });
  if (options.storefront) {
    const originOfPage = (request: FastifyRequest) => originOf(request, options) || null;
    const onVisit = (visited: Visited, { ip: address, headers }: FastifyRequest) => {
      const visitor = { address, userAgent: headers['user-agent'] ?? '', now: clock.now() };
      if ('shopId' in visited) visits.record({ step: 'shop', shopId: visited.shopId }, visitor);
      else visits.record({ step: 'product', productId: visited.productId }, visitor);
    };
    await app.register(storefront, {
      ...options.storefront,
      pictureOrigins: options.files.origins,
      defaultLocale,
      call: visitorCall(app, api.cache),
      pages: { get: pages.get, encodedFor },
      originOf: originOfPage,
      onVisit,
      tellsVitals: observer() !== null,
      traceParent: () => observer()?.origin() ?? null,
    });
  }

  const stopListening = await db.listen('catalog_changed', (id) => {
    db.replicas?.changed(id);
    // Parts before the answers that are made of them, and answers before the pages.
    for (const cache of [parts, api.cache, pages]) {
      if (id) cache.forget(id);
      else cache.forgetAll();
    }
  });
  app.addHook('onClose', stopListening);
  return app;
}
