import { sql } from 'kysely';
import { later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';

/** The longest time for one try, in milliseconds. */
export const sendTimeout = 8 * second;
/** How long a process has a delivery for itself: longer than a try takes. */
const takenFor = sendTimeout + 12 * second;
/** How many deliveries of one webhook are sent at a time. */
const atOnce = 4;

/** A delivery that this process is to send, with all that it takes. */
export interface TakenDelivery {
  id: string;
  tries: number;
  webhookId: string;
  url: string;
  secret: Buffer;
  oldSecret: Buffer | null;
  oldSecretUntil: Date | null;
  eventId: string;
  shopId: string;
  type: string;
  about: string;
  at: Date;
  payload: string | null;
}

/**
 * Takes the next delivery that is due, so that no other process sends it meanwhile. One waits for all earlier ones of its
 * subject, until these are delivered or given up.
 *
 * @returns null when nothing is due.
 */
export async function takeDelivery(tx: Tx, now: Date): Promise<TakenDelivery | null> {
  const { rows } = await sql<TakenDelivery>`
    with due as (
      select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'pending' and d.next_at <= ${now}::timestamptz and w.state = 'active'
        and (d.taken_until is null or d.taken_until <= ${now}::timestamptz)
        and not exists (
          select from webhook_deliveries b
          where b.webhook_id = d.webhook_id and b.subject = d.subject and b.state = 'pending' and b.seq < d.seq
        )
        and (
          select count(*) from webhook_deliveries b
          where b.webhook_id = d.webhook_id and b.state = 'pending' and b.taken_until > ${now}::timestamptz
        ) < ${atOnce}
      order by d.next_at limit 1 for no key update of d skip locked
    ), taken as (
      update webhook_deliveries d set taken_until = ${later(now, takenFor)}::timestamptz
      from due where d.id = due.id returning d.*
    )
    select t.id, t.tries, w.id as "webhookId", w.url, w.secret, w.old_secret as "oldSecret",
      w.old_secret_until as "oldSecretUntil", e.id as "eventId", e.shop_id as "shopId", e.type, e.about, e.at, e.payload
    from taken t join webhooks w on w.id = t.webhook_id join webhook_events e on e.id = t.event_id`.execute(tx);
  return rows[0] ?? null;
}

/** Keeps the body of an event, unless another process was faster. @returns the one that is kept. */
export async function keepPayload(tx: Tx, eventId: string, payload: string): Promise<string> {
  const { payload: kept } = await tx
    .updateTable('webhook_events')
    .set((eb) => ({ payload: eb.fn.coalesce('payload', eb.val(payload)) }))
    .where('id', '=', eventId)
    .returning('payload')
    .executeTakeFirstOrThrow();
  return kept!;
}
