import { sql } from 'kysely';
import { day, hour, later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { messagesUnread, type UnreadEvent } from './service-events.ts';
import type { ServiceDeps } from './service-deps.ts';

/** What has not arrived at any open page after this time is for somebody who is not connected. */
const arrivesWithin = 2 * minute;
/** What has arrived but was not read after this time was overlooked. */
const readWithin = hour;
/** What is older was unread before there were notices. */
const notOlderThan = 2 * day;
const batchSize = 500;

/**
 * A job: tells shoppers of answers, and members of shops of questions, that they have not seen. A conversation is told once
 * until it is read. Absence texts and whom the reader has blocked are not told; operators see their conversations at the desk.
 */
export async function noticeUnread({ db, jobs, clock }: Pick<ServiceDeps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  for (const claim of [claimForShoppers, claimForShops])
    for (;;) {
      const told = await db.transact(async (tx) => {
        const unread = await claim(tx, clock.now());
        await jobs.publishAll(tx, messagesUnread, unread);
        return unread.length;
      });
      if (told < batchSize) break;
    }
}

async function claimForShoppers(tx: Tx, now: Date): Promise<UnreadEvent[]> {
  const { rows } = await sql<{ id: string; number: number }>`
    update service_conversations c set shopper_notified = c.last_number
    where c.id in (
      select u.id from service_conversations u
      where u.last_number > u.shopper_read and u.shopper_notified <= u.shopper_read
        and u.last_at > ${later(now, -notOlderThan)} and u.blocked_by_shopper_at is null
        and exists (
          select from service_messages m
          where m.conversation_id = u.id and m.number > u.shopper_read and m.sender <> 'shopper' and not m.automatic
            and m.hidden_at is null and ${seenLate(now, sql`u.shopper_received`)})
      limit ${batchSize} for update skip locked)
    returning c.id, c.last_number as number`.execute(tx);
  return rows.map(({ id, number }) => ({ conversationId: id, reader: 'shopper', number }));
}

async function claimForShops(tx: Tx, now: Date): Promise<UnreadEvent[]> {
  const { rows } = await sql<{ id: string; number: number }>`
    update service_conversations c set desk_notified = c.last_number
    where c.id in (
      select u.id from service_conversations u
      where u.last_number > u.desk_read and u.desk_notified <= u.desk_read and u.shop_id is not null
        and u.last_at > ${later(now, -notOlderThan)} and u.blocked_by_desk_at is null
        and exists (
          select from service_messages m
          where m.conversation_id = u.id and m.number > u.desk_read and m.sender = 'shopper'
            and m.hidden_at is null and ${seenLate(now, sql`u.desk_received`)})
      limit ${batchSize} for update skip locked)
    returning c.id, c.last_number as number`.execute(tx);
  return rows.map(({ id, number }) => ({ conversationId: id, reader: 'shop', number }));
}

const seenLate = (now: Date, received: ReturnType<typeof sql>) => sql`(
  (m.number > ${received} and m.sent_at <= ${later(now, -arrivesWithin)}) or m.sent_at <= ${later(now, -readWithin)})`;
