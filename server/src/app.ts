import type { Locale } from '@tradewind/contract/locales';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from './base/deps.ts';
import type { Read } from './base/db/database.ts';
import { addressesRoutes } from './addresses/index.ts';
import { apiDocs } from './base/http/api-docs.ts';
import { endpointRoutes } from './base/http/endpoint-route.ts';
import { answerErrors } from './base/http/errors.ts';
import { healthRoutes } from './base/http/health.ts';
import { httpServer } from './base/http/server.ts';
import { cartRoutes, countCart } from './cart/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { contentRoutes } from './content/index.ts';
import { closeUnpaidOrders, countOrders, ordersRoutes } from './orders/index.ts';
import { freightOf, shopCards, shopsRoutes } from './shops/index.ts';
import { findActor, forgetEndedSessions, usersRoutes, type UserCounts } from './users/index.ts';

export interface AppOptions extends Deps {
  logger: FastifyBaseLogger | false;
  defaultLocale: Locale;
  paymentCodeSecret: Buffer;
  trustProxy: boolean;
  docs: boolean;
}

/** The one place that puts the modules together and says who listens to which event. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, jobs, logger, defaultLocale, paymentCodeSecret, trustProxy } = options;
  const deps: Deps = { db, clock, jobs };
  const app = httpServer({ logger, trustProxy });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  answerErrors(app, defaultLocale);
  if (options.docs) await apiDocs(app, '0.1.0');
  healthRoutes(app, db, () => closing);
  const api = endpointRoutes(app, { db, clock, defaultLocale, findActor: (token, now) => findActor(db.read, token, now) });

  usersRoutes(api, { ...deps, defaultLocale, paymentCodeSecret, counts: (userId) => countsOf(db.read, userId) });
  addressesRoutes(api, deps);
  catalogRoutes(api, { ...deps, shopCards, freightOf });
  contentRoutes(api, deps);
  shopsRoutes(api, deps);
  cartRoutes(api, deps);
  ordersRoutes(api, { ...deps, paymentCodeSecret });

  jobs.every('orders.close_unpaid', '* * * * *', async () => {
    await closeUnpaidOrders(deps);
  });
  jobs.every('users.forget_ended_sessions', '17 * * * *', () => forgetEndedSessions(deps));

  const stopListening = await db.listen('catalog_changed', () => api.cache.forgetAll());
  app.addHook('onClose', stopListening);
  return app;
}

/** What the Me screen counts: orders by tab and pieces in the cart. */
async function countsOf(read: Read, userId: string): Promise<UserCounts> {
  const [tabs, cart] = await Promise.all([countOrders(read, userId), countCart(read, userId)]);
  const tab = (filter: string) => tabs[filter] ?? 0;
  return {
    order_counts: { to_pay: tab('0'), to_ship: tab('1'), on_the_way: tab('2'), received: tab('3'), after_sale: tab('-4') },
    cart_count: cart.pieces,
  };
}
