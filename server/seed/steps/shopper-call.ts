import { pino } from 'pino';
import type { ShopperCall } from '../../src/base/http/call.ts';
import { noCookies } from '../../src/base/http/cookies.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { userIdOf } from '../demo-ids.ts';
import { shoppers } from '../world/shoppers.ts';

/** A call of a demo shopper at a moment, for the product's own acts. */
export function shopperCall(username: string, now: Date): ShopperCall {
  const { language } = shoppers.find((shopper) => shopper.username === username)!;
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
