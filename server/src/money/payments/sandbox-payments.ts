import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { usd } from '@tradewind/contract/base/money';
import { z } from 'zod';
import { minute, second } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { ForgedMessage, type PaymentEvent, type PaymentPort } from './payment-port.ts';
import { eventOf, findCheckout, insertCheckout, randomName } from './sandbox-store.ts';

export interface SandboxDeps extends Pick<Deps, 'db' | 'clock'> {
  /** The key with which messages are signed. */
  secret: Buffer;
}

export const signatureHeader = 'sandbox-signature';
const maxMessageAge = 5 * minute;

/** The payment provider of demo installations: it charges nothing and otherwise behaves like a real one. */
export function sandboxPayments({ db, clock, secret }: SandboxDeps): PaymentPort {
  return {
    name: 'sandbox',
    async openCheckout(request) {
      const checkoutId = randomName('sandbox_');
      await db.transact((tx) => insertCheckout(tx, checkoutId, request));
      return { checkoutId, url: new URL(`/pay/sandbox/${checkoutId}`, request.returnUrl).href };
    },
    async readCheckout(checkoutId) {
      const checkout = await findCheckout(db.read, checkoutId, clock.now());
      return checkout && eventOf(checkout);
    },
    async readMessage(body, headers) {
      if (!isSigned(body, headers, secret, clock.now())) throw new ForgedMessage();
      return parseMessage(body);
    },
  };
}

/** Signs a message as providers do, including the time, so that old messages can't be replayed. */
export function signMessage(body: string | Buffer, secret: Buffer, now: Date): string {
  const at = String(Math.floor(now.getTime() / second));
  return `t=${at},v1=${digest(at, body, secret).toString('hex')}`;
}

function isSigned(body: Buffer, headers: IncomingHttpHeaders, secret: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader]));
  if (!match) return false;
  const [, at, given] = match as unknown as [string, string, string];
  const recent = Math.abs(now.getTime() - Number(at) * second) <= maxMessageAge;
  return recent && timingSafeEqual(Buffer.from(given, 'hex'), digest(at, body, secret));
}

const digest = (at: string, body: string | Buffer, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

const minor = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt)
  .transform(usd);
const message = z.discriminatedUnion('what', [
  z.object({ what: z.literal('paid'), rechargeId: z.uuid(), paymentId: z.string(), amount: minor }),
  z.object({ what: z.enum(['declined', 'expired']), rechargeId: z.uuid() }),
  z.object({
    what: z.enum(['taken_back', 'given_back']),
    rechargeId: z.uuid(),
    reference: z.string(),
    reason: z.enum(['dispute', 'refund']),
    amount: minor,
  }),
]);

/** An event as the JSON body of a message. */
export const messageOf = (event: PaymentEvent): string =>
  JSON.stringify({ ...event, ...('amount' in event && { amount: event.amount.minor.toString() }) });

function parseMessage(body: Buffer): PaymentEvent {
  try {
    return message.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ForgedMessage();
  }
}
