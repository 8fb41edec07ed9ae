import { later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { openText } from '../../base/secrets/sealed-text.ts';
import { isDelivered, nextTry, postSigned } from '../webhooks/index.ts';
import type { AlarmsDeps } from './alarms-deps.ts';

/** Longer than one try takes: in this time no other process sends the same message. */
const takenFor = minute;

/** Sends every message that is due to its webhook; a failed one is tried again later. @returns how many tries there were. */
export async function deliverAlarms({ db, clock, secret }: AlarmsDeps): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const due = await db.transact((tx) => takeDue(tx, clock.now()));
    if (!due) return tries;
    const { id, webhook_id: webhookId, url, body } = due;
    const { status, failure } = await postSigned(clock, url, { id, body }, [openText(secret, webhookId, due.secret)]);
    const at = clock.now();
    const next = isDelivered({ status }) ? null : nextTry(due.tries + 1, at);
    const outcome = isDelivered({ status }) ? 'ok' : failure || String(status);
    await db.transact(async (tx) => {
      await tx
        .updateTable('alarm_deliveries')
        .set({ tries: due.tries + 1, next_at: next })
        .where('id', '=', id)
        .execute();
      await tx
        .updateTable('alarm_webhooks')
        .set({ last_outcome: outcome, last_tried_at: at })
        .where('id', '=', webhookId)
        .execute();
    });
  }
}

async function takeDue(tx: Tx, now: Date) {
  const due = await tx
    .selectFrom('alarm_deliveries as d')
    .innerJoin('alarm_webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.webhook_id', 'd.body', 'd.tries', 'w.url', 'w.secret'])
    .where('d.next_at', '<=', now)
    .orderBy('d.next_at')
    .orderBy('d.id')
    .limit(1)
    .forUpdate('d')
    .skipLocked()
    .executeTakeFirst();
  if (due)
    await tx
      .updateTable('alarm_deliveries')
      .set({ next_at: later(now, takenFor) })
      .where('id', '=', due.id)
      .execute();
  return due;
}
