import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { showWebhook } from './webhooks-queries.ts';

type Attempt = NonNullable<contract.DeliveryRow['last']>;

/** How many tries the page of one event shows. */
const mostAttempts = 50;

/** Deliveries of a shop with their event and last try. */
const deliveriesOf = (read: Read, shopId: string) =>
  read
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_attempts as t')
          .select(['t.at', 't.ms', 't.status', 't.failure', 't.answer'])
          .whereRef('t.delivery_id', '=', 'd.id')
          .orderBy('t.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.on(sql<boolean>`true`),
    )
    .select([
      'd.id',
      'd.event_id',
      'd.webhook_id',
      'd.seq',
      'd.state',
      'd.tries',
      'd.next_at',
      'e.type',
      'e.about',
      'e.at',
    ])
    .select(['last.at as tried_at', 'last.ms', 'last.status', 'last.failure', 'last.answer'])
    .where('e.shop_id', '=', shopId);
type StoredDelivery = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['executeTakeFirstOrThrow']>>;

const presentDelivery = (row: StoredDelivery): contract.DeliveryRow => ({
  id: row.id,
  event_id: row.event_id,
  webhook_id: row.webhook_id,
  type: row.type,
  about: row.about,
  at: row.at.toISOString(),
  state: row.state as contract.DeliveryRow['state'],
  tries: row.tries,
  next_at: row.state === 'pending' ? row.next_at.toISOString() : null,
  last: row.tried_at && {
    at: row.tried_at.toISOString(),
    ms: row.ms ?? 0,
    status: row.status,
    failure: row.failure ?? '',
    answer: row.answer ?? '',
  },
});

/** A page of what was sent to a webhook, newest first. @throws Refusal `webhook_not_found`. */
export async function listDeliveries(
  read: Read,
  shopId: string,
  { webhook_id: webhookId, limit, cursor, state, type }: ParsedInputOf<typeof contract.webhookDeliveries>,
  now: Date,
): Promise<OutputOf<typeof contract.webhookDeliveries>> {
  await showWebhook(read, shopId, webhookId, now);
  let query = deliveriesOf(read, shopId)
    .where('d.webhook_id', '=', webhookId)
    .orderBy('d.seq', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where('d.seq', '<', BigInt(cursor));
  if (state) query = query.where('d.state', '=', state);
  if (type) query = query.where('e.type', '=', type);
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return { list: shown.map(presentDelivery), next: rows.length > limit ? String(shown.at(-1)!.seq) : null };
}

/** One event of a webhook with its body and tries. @throws Refusal `delivery_not_found`. */
export async function showDelivery(
  read: Read,
  shopId: string,
  id: string,
): Promise<OutputOf<typeof contract.webhookDelivery>> {
  const [found, attempts] = await Promise.all([
    deliveriesOf(read, shopId).select('e.payload').where('d.id', '=', id).executeTakeFirst(),
    read
      .selectFrom('webhook_attempts')
      .select(['at', 'ms', 'status', 'failure', 'answer'])
      .where('delivery_id', '=', id)
      .orderBy('id', 'desc')
      .limit(mostAttempts)
      .execute(),
  ]);
  const row = requireFound(found, 'delivery_not_found');
  return {
    ...presentDelivery(row),
    payload: row.payload,
    attempts: attempts.map((attempt): Attempt => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
