import { later, minute } from '../../../base/clock/clock.ts';
import type { Database, Tx } from '../../../base/db/database.ts';
import { hashToken, newToken } from '../../../base/ids/ids.ts';
import type { Viewer } from '../viewer.ts';

/** Where a stream of live events is. */
export const streamPath = '/api/service/stream';

/** Who opens a stream, by which session. */
export interface StreamViewer extends Viewer {
  readonly sessionId: string;
}

/**
 * Makes a ticket for one stream. Browsers can't send a session with an EventSource of their own, and a ticket in an address
 * harms nobody: it works once, for a minute.
 */
export async function createTicket(tx: Tx, viewer: StreamViewer, now: Date): Promise<{ url: string; last: string }> {
  const ticket = newToken();
  const [audience] = await Promise.all([
    tx.selectFrom('service_audiences').select('last_number').where('id', '=', viewer.audienceId).executeTakeFirst(),
    tx
      .insertInto('service_tickets')
      .values({ hash: hashToken(ticket), audience_id: viewer.audienceId, viewer, expires_at: later(now, minute) })
      .execute(),
  ]);
  return { url: `${streamPath}?ticket=${ticket}`, last: String(audience?.last_number ?? 0n) };
}

/** Takes a ticket; null for one that is unknown, was used or is too old. */
export function takeTicket(
  { transact }: Pick<Database, 'transact'>,
  ticket: string,
  now: Date,
): Promise<StreamViewer | null> {
  return transact(async (tx) => {
    const row = await tx
      .deleteFrom('service_tickets')
      .where('hash', '=', hashToken(ticket))
      .returning(['viewer', 'expires_at'])
      .executeTakeFirst();
    return row && row.expires_at > now ? (row.viewer as StreamViewer) : null;
  });
}
