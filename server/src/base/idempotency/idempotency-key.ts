import { createHash } from 'node:crypto';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { later, second } from '../clock/clock.ts';
import type { Read, Tx } from '../db/database.ts';
import { insertion, type JsonRow } from '../db/json-rows.ts';
import { together } from '../db/shared-transaction.ts';
import { deferToCommit } from '../db/transaction.ts';
import { hashToken } from '../ids/ids.ts';

/** One use of a key: its owner, endpoint and input. */
export interface IdempotencyKey {
  readonly ownerId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: Buffer;
  /** How many milliseconds a session's key is valid for this input; null for a key of the client, which lasts as long as its answer is kept. */
  readonly lasts: number | null;
}

/** The earlier use of a key. */
export interface StoredAnswer {
  readonly endpoint: string;
  readonly inputHash: Buffer;
  readonly answer: unknown;
  readonly storedAt: Date;
}

/** The client's key; null when it sent none, or one that can't be a key. */
export const readKey = (header: unknown): string | null =>
  typeof header === 'string' && /^[\x21-\x7e]{8,128}$/.test(header) ? header : null;

/**
 * The key for a client that sends none: it identifies the last request of the session to an endpoint that declares
 * `repeatsWithin`. It contains spaces, so no client can send it.
 */
export const sessionKey = ({ name }: Pick<Endpoint, 'name'>, token: string): string =>
  `${name} of session ${hashToken(token).toString('hex')}`;

/** Secret fields are left out of the hash of the input: the few digits of a payment code could be guessed from it. */
export function keyFor(
  { name, secrets = [], repeatsWithin = 0 }: Pick<Endpoint, 'name' | 'secrets' | 'repeatsWithin'>,
  ownerId: string,
  key: string,
  input: unknown,
): IdempotencyKey {
  const hashed = JSON.stringify(input, (field, value: unknown) => (secrets.includes(field) ? undefined : value));
  return {
    ownerId,
    key,
    endpoint: name,
    inputHash: createHash('sha256').update(hashed).digest(),
    lasts: readKey(key) === null ? repeatsWithin * second : null,
  };
}

/** The earlier use of this key; null when there is none. */
export async function loadAnswer(read: Read, { ownerId, key }: IdempotencyKey): Promise<StoredAnswer | null> {
  const row = await read
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'input_hash', 'answer', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row
    ? { endpoint: row.endpoint, inputHash: row.input_hash, answer: row.answer, storedAt: row.created_at }
    : null;
}

/**
 * The first answer to this request, if there is one. A session's key is valid only for its last request, and expires.
 *
 * @throws Refusal `key_reused` when a client's key belongs to another request.
 */
export function firstAnswer(stored: StoredAnswer | null, key: IdempotencyKey, now: Date): { answer: unknown } | null {
  if (!stored) return null;
  const same = stored.endpoint === key.endpoint && key.inputHash.equals(stored.inputHash);
  if (key.lasts !== null) return same && stored.storedAt > later(now, -key.lasts) ? { answer: stored.answer } : null;
  if (!same) refuse('key_reused');
  return { answer: stored.answer };
}

/**
 * Locks the key until the end of the transaction: a concurrent request with the same key waits. The same lock as in
 * migrations/repeatable/idempotency.sql.
 */
export async function lockKey(tx: Tx, { ownerId, key }: IdempotencyKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`key ${ownerId} ${key}`}, 0))`.execute(tx);
}

/**
 * Stores the answer under its key, as the last step of the transaction. If the key already has an answer, the transaction
 * is rolled back; under a session's key, an expired answer or one to another input is replaced.
 */
export async function storeAnswer(tx: Tx, use: IdempotencyKey, answer: object, at: Date): Promise<void> {
  const { ownerId, key, endpoint, inputHash, lasts } = use;
  if (lasts !== null)
    deferToCommit(
      tx,
      tx
        .deleteFrom('idempotency_keys')
        .where('owner_id', '=', ownerId)
        .where('key', '=', key)
        .where((is) => is.or([is('input_hash', '!=', inputHash), is('created_at', '<=', later(at, -lasts))])),
    );
  await insertAnswer(tx, {
    owner_id: ownerId,
    key,
    endpoint,
    input_hash: `\\x${inputHash.toString('hex')}`,
    answer,
    created_at: at,
  });
}

const insertAnswer = together(async (tx, rows: readonly JsonRow<'idempotency_keys'>[]): Promise<void[]> => {
  deferToCommit(tx, insertion('idempotency_keys', rows));
  return rows.map(() => {});
});
