import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/desk/alarms';
import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { sealText } from '../../base/secrets/sealed-text.ts';
import { audit } from '../../platform/operators/index.ts';
import { checkWebhookUrl, newWebhookSecret } from '../webhooks/index.ts';
import type { AlarmsDeps } from './alarms-deps.ts';
import { addDeliveries } from './tell-alarm.ts';

/** How many webhooks an installation can have for its alarms. */
const most = 5;

/** How alarms are told, to this operator and to others. */
export async function alarmChannels(
  read: Read,
  { operator }: DeskCall,
): Promise<OutputOf<typeof contract.alarmChannels>> {
  const [readers, webhooks] = await Promise.all([
    read
      .selectFrom('alarm_readers as r')
      .innerJoin('operators as o', 'o.id', 'r.operator_id')
      .select(['o.id', 'o.name'])
      .where('o.disabled_at', 'is', null)
      .orderBy('o.name')
      .execute(),
    read
      .selectFrom('alarm_webhooks as w')
      .innerJoin('operators as o', 'o.id', 'w.created_by')
      .select(['w.id', 'w.url', 'o.name as created_by', 'w.created_at', 'w.last_tried_at', 'w.last_outcome'])
      .orderBy('w.created_at')
      .execute(),
  ]);
  return {
    mailed: readers.some(({ id }) => id === operator.id) ? 1 : 0,
    readers: readers.map(({ name }) => name),
    webhooks: webhooks.map(({ created_at: created, last_tried_at: tried, ...webhook }) => ({
      ...webhook,
      created_at: created.toISOString(),
      last_tried_at: tried?.toISOString() ?? null,
    })),
  };
}

/** Starts or ends mails to the operator. */
export async function chooseAlarmMails(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { mailed }: { mailed: 0 | 1 },
): Promise<null> {
  await db.transact(async (tx) => {
    if (mailed)
      await tx
        .insertInto('alarm_readers')
        .values({ operator_id: operator.id, since: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await tx.deleteFrom('alarm_readers').where('operator_id', '=', operator.id).execute();
    await audit(tx, operator, 'alarm.mails_chosen', `operator:${operator.id}`, { mailed }, now);
  });
  return null;
}

/**
 * Adds a server that is called with every alarm.
 *
 * @returns its secret, which only this answer has in the clear.
 * @throws Refusal `webhook_url_invalid`, `webhook_url_private` or `webhook_limit`.
 */
export async function addAlarmWebhook(
  { db, secret: sealing }: Pick<AlarmsDeps, 'db' | 'secret'>,
  { operator, now }: DeskCall,
  { url: typed }: { url: string },
): Promise<{ id: string; secret: string }> {
  const url = await checkWebhookUrl(typed);
  const id = newId();
  const secret = newWebhookSecret();
  await db.transact(async (tx) => {
    await sql`lock table alarm_webhooks in share row exclusive mode`.execute(tx);
    const others = await tx.selectFrom('alarm_webhooks').select('id').execute();
    if (others.length >= most) refuse('webhook_limit', { limit: most });
    await tx
      .insertInto('alarm_webhooks')
      .values({ id, url, secret: sealText(sealing, id, secret), created_by: operator.id, created_at: now })
      .execute();
    await audit(tx, operator, 'alarm.webhook_added', `alarm_webhook:${id}`, { url }, now);
  });
  return { id, secret };
}

/** Removes such a server, with the messages that wait for it. @throws Refusal `webhook_not_found`. */
export async function removeAlarmWebhook(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const row = await tx.deleteFrom('alarm_webhooks').where('id', '=', id).returning('url').executeTakeFirst();
    if (!row) refuse('webhook_not_found');
    await audit(tx, operator, 'alarm.webhook_removed', `alarm_webhook:${id}`, { url: row.url }, now);
  });
  return null;
}

/** Sends a message of no alarm, with the next run of the job. @throws Refusal `webhook_not_found`. */
export async function testAlarmWebhook(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    const row = await tx.selectFrom('alarm_webhooks').select(['id', 'url']).where('id', '=', id).executeTakeFirst();
    if (!row) refuse('webhook_not_found');
    await addDeliveries(tx, [row], { type: 'alarm.test', alarm: null }, now);
    await audit(tx, operator, 'alarm.webhook_tested', `alarm_webhook:${id}`, { url: row.url }, now);
  });
  return null;
}
