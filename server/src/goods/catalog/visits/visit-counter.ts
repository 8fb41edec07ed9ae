import { isbot } from 'isbot';
import type { Database } from '../../../base/db/database.ts';
import { isId } from '../../../base/ids/ids.ts';
import { writeBehind } from '../../../base/db/write-behind.ts';
import type { Call } from '../../../base/http/call.ts';
import { storeVisits } from './visits-store.ts';

/** What somebody did: opened the page of a shop or of a product, put a product into the cart, or saw the bill for it. */
export type Step = { step: 'shop'; shopId: string } | { step: 'product' | 'cart' | 'checkout'; productId: string };

/** Where a request comes from, which tells visitors of a day apart. It leaves the memory of the process only as a digest. */
export type Visitor = Pick<Call, 'address' | 'userAgent' | 'now'>;

/** A step of a visitor that waits to be counted. */
export interface Visit {
  /** YYYY-MM-DD, UTC */
  day: string;
  step: Step;
  visitor: string;
}

/** Collects visits in memory and counts them in batches, beside the requests. */
export interface VisitCounter {
  /** Notes a step; those of bots are left out. Never throws or waits. */
  record(step: Step, visitor: Visitor): void;
  /** Counts what waits, and resolves when that and all earlier batches are counted or have failed. */
  flush(): Promise<void>;
}

const flushAfter = 10_000;
/** Visits beyond this number within one batch are dropped; so many are not of real visitors. */
const maxEntries = 20_000;
const maxUserAgent = 300;

/** Whether a program sent the request, by what it says of itself. Every browser names itself. */
export const isBot = ({ userAgent }: Pick<Call, 'userAgent'>): boolean => userAgent === '' || isbot(userAgent);

/** Creates the counter of visits. Several processes can count for one database; each visitor still counts once. */
export function visitCounter(db: Pick<Database, 'transact'>, onError: (error: unknown) => void): VisitCounter {
  const buffer = writeBehind<Visit>({
    write: (visits) => db.transact((tx) => storeVisits(tx, visits)),
    delay: flushAfter,
    maxItems: maxEntries,
    onError,
  });

  return {
    flush: buffer.flush,
    record(step, { address, userAgent, now }) {
      if (isBot({ userAgent })) return;
      const day = now.toISOString().slice(0, 10);
      const visitor = `${address} ${userAgent.slice(0, maxUserAgent)}`;
      const id = step.step === 'shop' ? step.shopId : step.productId;
      if (!isId(id)) return;
      buffer.set(`${day} ${step.step} ${id} ${visitor}`, { day, step, visitor });
    },
  };
}
