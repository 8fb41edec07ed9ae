import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { onTestFinished } from 'vitest';
import type { EventKind } from '../src/base/jobs/jobs.ts';
import type { TestApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from './build-merchant.ts';
import { buildPaidOrder } from './build-paid-order.ts';
import { webhookReceiver } from './webhook-receiver.ts';

/** How tests make webhooks and events for them. */
export function webhookActs({ clock, data, db, deps }: TestApp) {
  /** Starts a shop's server for one test. */
  const receiver = async () => {
    const started = await webhookReceiver();
    onTestFinished(started.close);
    return started;
  };

  /** A shop with a webhook at a server of its own. */
  async function buildHooked(types: contract.WebhookType[] = [...contract.webhookTypes]) {
    const [server, owner] = [await receiver(), await buildMerchant(db, { now: clock.now() })];
    const { token } = owner;
    const webhook = await data(contract.createWebhook, { url: server.url, types }, { token });
    const log = async (more: object = {}) =>
      (await data(contract.webhookDeliveries, { webhook_id: webhook.id, ...more }, { token })).list;
    const read = async () => (await data(contract.shopWebhooks, {}, { token })).list[0]!;
    return { server, owner, webhook, log, read, token };
  }

  async function buildOrderOf({ shopId }: BuiltMerchant): Promise<string> {
    const product = await buildProduct(db, { shop: { id: shopId, name: 'Shop' }, price: 1_000n, stock: 5 });
    return (await buildPaidOrder(db, { lines: [{ product }], at: clock.now() })).id;
  }

  const happens = (kind: EventKind<{ orderId: string }>, orderId: string) =>
    db.transact((tx) => deps.jobs.publish(tx, kind, { orderId }));

  /** Retries are due by the clock, and run by a timer. */
  const runTimer = () => deps.jobs.timers.find(({ name }) => name === 'webhooks.deliver')!.run();

  return { receiver, buildHooked, buildOrderOf, happens, runTimer };
}
