import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Messages are kept as long as claims about an order can be made; those of a report for as long as the report. */
const messagesKept = 3 * 365 * day;
/** Open pages catch up from stored events; whoever was away for longer loads the lists anew. */
const eventsKept = 7 * day;

/** A job: deletes messages, notes and events that are older than they need to be. Conversations with their marks stay. */
export async function purgeService({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inBatches(db, async (tx, limit) => {
    const { numDeletedRows } = await tx
      .deleteFrom('service_messages')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('service_messages as m')
          .select('m.id')
          .where('m.sent_at', '<', later(now, -messagesKept))
          .where((ex) =>
            ex.not(
              ex.exists(ex.selectFrom('service_reports as r').select('r.id').whereRef('r.message_id', '=', 'm.id')),
            ),
          )
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  await inBatches(db, async (tx, limit) => {
    const { numDeletedRows } = await tx
      .deleteFrom('service_events')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('audience_id', 'number'),
          'in',
          selectFrom('service_events')
            .select(['audience_id', 'number'])
            .where('at', '<', later(now, -eventsKept))
            .limit(limit)
            .$asTuple('audience_id', 'number'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  await db.transact(async (tx) => {
    await tx.deleteFrom('service_tickets').where('expires_at', '<', now).execute();
    await tx.deleteFrom('service_notes').where('written_at', '<', later(now, -messagesKept)).execute();
  });
}
