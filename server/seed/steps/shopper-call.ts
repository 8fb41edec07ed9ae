import { pino } from 'pino';
import type { ShopperCall } from '../../src/base/http/call.ts';
import { noCookies } from '../../src/base/http/cookies.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { userIdOf } from '../demo-ids.ts';
import { shoppers, type DemoShopper } from '../world/shoppers.ts';

/** Who calls: the sign-in name, and the language. */
export type Caller = Pick<DemoShopper, 'username' | 'language'>;

/** A call of a shopper of the demo data at a moment, for the product's own acts. */
export const shopperCall = (username: string, now: Date): ShopperCall =>
  callOf(
    shoppers.find((shopper) => shopper.username === username)!,
    now,
  );

/** The same of anybody. */
export function callOf({ username, language }: Caller, now: Date): ShopperCall {
  return {
    actor: { userId: userIdOf(username), sessionId: newId(), atDesk: false, locale: language, isAdult: true },
    isAdult: true,
    locale: language,
    now,
    hasIdempotencyKey: false,
    address: '127.0.0.1',
    userAgent: 'demo',
    origin: 'http://localhost',
    log: pino({ enabled: false }),
    cookies: noCookies,
  };
}
