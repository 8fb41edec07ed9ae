import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Database } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';

/** Gathers who looked at what, without a write for each look: they are written together. */
export interface ViewCounter {
  note(productId: string, visitor: Pick<Call, 'actor' | 'address' | 'now'>): void;
  flush(): Promise<void>;
}

const writtenAfter = 10_000;
/** More different looks than this in ten seconds are nobody's shopping. */
const keptAtMost = 20_000;

/**
 * @param secret under which visitors are digested, so that the table names nobody. Somebody signed in is the account,
 * anybody else the address: counting browsers as well would let one person be many by saying so.
 */
export function viewCounter(
  db: Pick<Database, 'transact'>,
  secret: Buffer,
  onError: (error: unknown) => void,
): ViewCounter {
  let seen = new Map<string, { day: string; productId: string; visitor: string }>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    // In one order, so that two processes do not wait for each other in a ring.
    const rows = [...seen].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    seen = new Map();
    if (rows.length === 0) return;
    await db.transact((tx) =>
      sql`
        insert into product_visitors (day, product_id, visitor)
        select w.day, w.product_id, w.visitor
        from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ productId }) => productId)}::uuid[], ${rows.map(({ visitor }) => visitor)}::text[]) as w (day, product_id, visitor)
        join products p on p.id = w.product_id
        on conflict do nothing`.execute(tx),
    );
  }

  return {
    flush,
    note(productId, { actor, address, now }) {
      if (seen.size >= keptAtMost) return;
      const day = now.toISOString().slice(0, 10);
      const visitor = createHmac('sha256', secret)
        .update(`${day} ${actor ? `user ${actor.userId}` : `address ${address}`}`)
        .digest('base64url')
        .slice(0, 22);
      seen.set(`${day} ${productId.toLowerCase()} ${visitor}`, { day, productId, visitor });
      timer ??= setTimeout(() => void flush().catch(onError), writtenAfter).unref();
    },
  };
}
