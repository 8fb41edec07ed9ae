import { performance } from 'node:perf_hooks';
import { realTime, type Clock } from '../../base/clock/clock.ts';
import { callOutside, OutgoingFailure } from '../../base/http/outgoing.ts';
import { openText } from '../../base/secrets/sealed-text.ts';
import { sendTimeout, keepPayload, type TakenDelivery } from './deliveries-store.ts';
import { writePayload } from './payload.ts';
import { signedHeaders } from './sign.ts';
import { requireSendable } from './webhook-url.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** How a try ended. */
export interface Outcome {
  at: Date;
  ms: number;
  /** Null without an answer. */
  status: number | null;
  /** Why there was no answer; else empty. */
  failure: string;
  /** The begin of the answer. */
  answer: string;
}

/** In bytes. */
const keptOfAnswer = 1_024;

/** Sends a delivery once. No connection to the database is held while the receiver is waited for. */
export async function sendEvent(deps: WebhooksDeps, delivery: TakenDelivery): Promise<Outcome> {
  const { clock, secret } = deps;
  const { eventId, webhookId, url } = delivery;
  const body = delivery.payload ?? (await bodyOf(deps, delivery));
  const at = clock.now();
  const { oldSecret, oldSecretUntil } = delivery;
  const sealed = [delivery.secret, ...(oldSecret && oldSecretUntil && oldSecretUntil > at ? [oldSecret] : [])];
  const secrets = sealed.map((one) => openText(secret, webhookId, one));
  return { at, ...(await postSigned(clock, url, { id: eventId, body }, secrets)) };
}

/** Posts a signed message once. */
export async function postSigned(
  clock: Clock,
  url: string,
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
): Promise<Omit<Outcome, 'at'>> {
  const timestamp = Math.floor(realTime(clock).getTime() / 1_000);
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    requireSendable(url);
    const { status, body: answer } = await callOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tradewind',
        ...signedHeaders({ id, timestamp, body }, secrets),
      },
      body,
      timeout: sendTimeout,
      maxBytes: keptOfAnswer,
      cut: true,
    });
    return { ms: took(), status, failure: '', answer: storable(answer) };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { ms: took(), status: null, failure: error.reason, answer: '' };
  }
}

/** Writes the body of an event that was never sent, and keeps it for each further try. */
async function bodyOf(deps: WebhooksDeps, { eventId, ...event }: TakenDelivery): Promise<string> {
  const written = await writePayload(deps.db.read, deps, { ...event, id: eventId });
  return deps.db.transact((tx) => keepPayload(tx, eventId, written));
}

/** The database takes no NUL characters. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** Whether a receiver has taken an event. */
export const isDelivered = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Whether a receiver says that it will never take one again. */
export const isGone = ({ status }: Outcome): boolean => status === 410;
