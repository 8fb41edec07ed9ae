import { takeDelivery } from './deliveries-store.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendEvent } from './send-event.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** How many events one process sends at a time. */
const lanes = 8;

/** A job: sends everything that is due. Any number of processes may run it. @returns how many tries there were. */
export async function deliverWebhooks(deps: WebhooksDeps): Promise<number> {
  const sent = await Promise.all(Array.from({ length: lanes }, () => sendUntilNoneIsDue(deps)));
  return sent.reduce((sum, tries) => sum + tries, 0);
}

async function sendUntilNoneIsDue(deps: WebhooksDeps): Promise<number> {
  const { db, clock, log } = deps;
  for (let tries = 0; ; tries += 1) {
    const delivery = await db.transact((tx) => takeDelivery(tx, clock.now()));
    if (!delivery) return tries;
    try {
      const outcome = await sendEvent(deps, delivery);
      await db.transact((tx) => recordOutcome(deps, tx, delivery, outcome));
    } catch (error) {
      // Another one may do; this one is free again when its time is over.
      log.error({ err: error, delivery: delivery.id }, 'a webhook could not be sent');
    }
  }
}
