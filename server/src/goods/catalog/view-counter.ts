import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Database } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { writeBehind } from '../../base/db/write-behind.ts';
import type { Call } from '../../base/http/call.ts';

/** Collects views in memory and writes them in batches. */
export interface ViewCounter {
  record(productId: string, visitor: Pick<Call, 'actor' | 'address' | 'now'>): void;
  flush(): Promise<void>;
}

const flushAfter = 10_000;
/** Views beyond this number within one batch are dropped; so many are not from real visitors. */
const maxEntries = 20_000;

/**
 * Creates the counter of product views.
 *
 * @param secret key of the digest that replaces accounts and addresses in the table. A signed-in visitor is identified by
 * the account, any other by the address; browsers are not distinguished, because clients could fake them.
 */
export function viewCounter(
  db: Pick<Database, 'transact'>,
  secret: Buffer,
  onError: (error: unknown) => void,
): ViewCounter {
  const buffer = writeBehind<{ day: string; productId: string; visitor: string }>({
    write: (rows) =>
      db.transact((tx) =>
        sql`
        insert into product_visitors (day, product_id, visitor)
        select w.day, w.product_id, w.visitor
        from ${unnested(rows, { day: 'date', productId: 'uuid', visitor: 'text' })} as w (day, product_id, visitor)
        join products p on p.id = w.product_id
        on conflict do nothing`.execute(tx),
      ),
    delay: flushAfter,
    maxItems: maxEntries,
    onError,
  });

  return {
    flush: buffer.flush,
    record(productId, { actor, address, now }) {
      const day = now.toISOString().slice(0, 10);
      const visitor = createHmac('sha256', secret)
        .update(`${day} ${actor ? `user ${actor.userId}` : `address ${address}`}`)
        .digest('base64url')
        .slice(0, 22);
      buffer.set(`${day} ${productId.toLowerCase()} ${visitor}`, { day, productId, visitor });
    },
  };
}
