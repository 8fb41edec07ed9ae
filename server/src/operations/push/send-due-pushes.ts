import webPush from 'web-push';
import { callOutside, OutgoingFailure } from '../../base/http/outgoing.ts';
import { claimDue, deleteSubscription, type DueMessage, maxTries, saveDone } from './push-store.ts';
import type { PushDeps } from './push-deps.ts';
import { pushKeys, type PushKeys } from './push-keys.ts';

const batchSize = 20;
const limits = { timeout: 10_000, maxBytes: 10_000 };
/** How long a push service keeps a message for a browser that is not there, in seconds. */
const timeToLive = 24 * 60 * 60;

/** A job: sends what is due. Any number of processes may run it. */
export async function sendDuePushes(deps: PushDeps): Promise<void> {
  const { db, clock } = deps;
  for (;;) {
    const messages = await db.transact((tx) => claimDue(tx, batchSize, clock.now()));
    if (messages.length === 0) return;
    const keys = await pushKeys(deps);
    for (const message of messages) await send(deps, keys, message);
    if (messages.length < batchSize) return;
  }
}

/** A push may arrive twice if the process dies before that is stored; browsers show one of them, by its tag. */
async function send({ db, clock, contact, log }: PushDeps, keys: PushKeys, due: DueMessage): Promise<void> {
  const status = await statusOf(contact, keys, due).catch((error: unknown) => {
    if (!(error instanceof OutgoingFailure)) throw error;
    return null;
  });
  await db.transact(async (tx) => {
    // Its push service does not know the browser any more.
    if (status === 404 || status === 410) return deleteSubscription(tx, due.subscription_id);
    const isRetried = status === null || status === 429 || status >= 500;
    if (isRetried && due.tries < maxTries) return;
    await saveDone(tx, due.id, clock.now());
  });
  if (status === null || status < 200 || status > 299)
    log.warn({ push: due.id, status, tries: due.tries }, 'A push service did not take a message');
}

/** Encrypts a message for its browser (RFC 8291) and hands it to the push service. @throws OutgoingFailure */
async function statusOf(contact: string, keys: PushKeys, due: DueMessage): Promise<number> {
  const { endpoint, p256dh, auth } = due;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...due.message, tag: due.id }),
    { vapidDetails: { subject: contact, ...keys }, TTL: timeToLive, contentEncoding: 'aes128gcm' },
  );
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const { status } = await callOutside(endpoint, { ...limits, method: 'POST', headers: sent, body, cut: true });
  return status;
}
