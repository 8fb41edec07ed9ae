import { sql, type Insertable, type Updateable } from 'kysely';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

/** Makes other new webhooks of the shop wait until this transaction ends. @returns how many there are. */
export async function lockWebhooksOf(tx: Tx, shopId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${shopId}`}, 0))`.execute(tx);
  const { there } = await tx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<bigint>().as('there'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return Number(there);
}

export async function insertWebhook(tx: Tx, row: Insertable<Tables['webhooks']>): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

/** Locks a webhook of the shop. @throws Refusal `webhook_not_found`. */
export async function lockWebhook(tx: Tx, shopId: string, id: string) {
  const row = await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return requireFound(row, 'webhook_not_found');
}

export async function updateWebhook(tx: Tx, id: string, changes: Updateable<Tables['webhooks']>): Promise<void> {
  await tx.updateTable('webhooks').set(changes).where('id', '=', id).execute();
}

/** Removes a webhook with its log. @throws Refusal `webhook_not_found`. */
export async function deleteWebhook(tx: Tx, shopId: string, id: string): Promise<void> {
  await lockWebhook(tx, shopId, id);
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}
