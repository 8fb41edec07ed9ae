import { createHash } from 'node:crypto';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Database, Read, Tx } from '../db/database.ts';
import { deferToCommit } from '../db/transaction.ts';

/** One use of a key: whose it is, to which endpoint it was sent, and with which input. */
export interface IdempotencyKey {
  readonly ownerId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: Buffer;
}

/** What a key was used for before. */
export interface StoredAnswer {
  readonly endpoint: string;
  readonly inputHash: Buffer;
  readonly answer: unknown;
}

/** The client's key; null when it sent none, or one that can't be a key. */
export const readKey = (header: unknown): string | null =>
  typeof header === 'string' && /^[\x21-\x7e]{8,128}$/.test(header) ? header : null;

/** Secrets of the input are left out of its hash: the few digits of a payment code could be guessed from it. */
export function keyFor(
  { name, secrets = [] }: Pick<Endpoint, 'name' | 'secrets'>,
  ownerId: string,
  key: string,
  input: unknown,
): IdempotencyKey {
  const hashed = JSON.stringify(input, (field, value: unknown) => (secrets.includes(field) ? undefined : value));
  return { ownerId, key, endpoint: name, inputHash: createHash('sha256').update(hashed).digest() };
}

/** What this key was used for before, if it was. */
export async function loadAnswer(read: Read, { ownerId, key }: IdempotencyKey): Promise<StoredAnswer | null> {
  const row = await read
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'input_hash', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { endpoint: row.endpoint, inputHash: row.input_hash, answer: row.answer } : null;
}

/**
 * The first answer to this request, if there was one.
 *
 * @throws Refusal `key_reused` when the key belongs to another request.
 */
export function firstAnswer(stored: StoredAnswer | null, key: IdempotencyKey): { answer: unknown } | null {
  if (!stored) return null;
  if (stored.endpoint !== key.endpoint || !key.inputHash.equals(stored.inputHash)) refuse('key_reused');
  return { answer: stored.answer };
}

/** Held until the end of the transaction: whoever sends the same key at the same moment begins after it. */
export async function lockKey(tx: Tx, { ownerId, key }: IdempotencyKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`key ${ownerId} ${key}`}, 0))`.execute(tx);
}

/**
 * Stores the answer under its key, as the last step of the transaction. Where there is one already the transaction is
 * undone.
 */
export function storeAnswer(tx: Tx, { ownerId, key, endpoint, inputHash }: IdempotencyKey, answer: object, at: Date) {
  deferToCommit(
    tx,
    tx
      .insertInto('idempotency_keys')
      .values({ owner_id: ownerId, key, endpoint, input_hash: inputHash, answer, created_at: at }),
  );
}

/** Keys are remembered for a day: longer than any client goes on repeating. */
export async function purgeOldAnswers(db: Database, before: Date): Promise<void> {
  await db.transact((tx) => tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute());
}
