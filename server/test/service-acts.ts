import type { Clock } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { buildShop } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildShopper } from './build-shopper.ts';

/** Builds the sides of conversations. */
export function serviceSides(db: Database, clock: Clock) {
  return {
    /** A shop with its owner, and a shopper. */
    async sides() {
      const owner = await buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
      const shopper = await buildShopper(db, { now: clock.now() });
      return { shopId: owner.shopId, owner, shopper, theirs: { token: owner.token }, mine: { token: shopper.token } };
    },
    /** An operator of the support. */
    async support() {
      const operator = await buildOperator(db, ['support'], { now: clock.now() });
      return { operator, at: { desk: operator.token } };
    },
  };
}

/** A new message. */
export const say = (text: string, more: object = {}) => ({ message_id: newId(), text, ...more });
