import { createHash } from 'node:crypto';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { later, second } from '../clock/clock.ts';
import type { Read, Tx } from '../db/database.ts';
import { deferToCommit } from '../db/transaction.ts';
import { hashToken } from '../ids/ids.ts';

/** One use of a key: whose it is, to which endpoint it was sent, and with which input. */
export interface IdempotencyKey {
  readonly ownerId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: Buffer;
  /** For how many milliseconds a session's key stands for this input; null for a key of the client, which stands for one for ever. */
  readonly lasts: number | null;
}

/** What a key was used for before. */
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
 * Stands in for the key of a client that sends none: the last request of its session to an endpoint with a time for
 * repeats. No client can send it, since it has spaces.
 */
export const sessionKey = ({ name }: Pick<Endpoint, 'name'>, token: string): string =>
  `${name} of session ${hashToken(token).toString('hex')}`;

/** Secrets of the input are left out of its hash: the few digits of a payment code could be guessed from it. */
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

/** What this key was used for before, if it was. */
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
 * The first answer to this request, if there was one. A session's key stands for its last request, and for a moment only.
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

/** Held until the end of the transaction: whoever sends the same key at the same moment begins after it. */
export async function lockKey(tx: Tx, { ownerId, key }: IdempotencyKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`key ${ownerId} ${key}`}, 0))`.execute(tx);
}

/**
 * Stores the answer under its key, as the last step of the transaction. Where there is one already, the transaction is
 * undone; that of a session gives way when it stands for this request no longer, or never did.
 */
export function storeAnswer(
  tx: Tx,
  { ownerId, key, endpoint, inputHash, lasts }: IdempotencyKey,
  answer: object,
  at: Date,
): void {
  if (lasts !== null)
    deferToCommit(
      tx,
      tx
        .deleteFrom('idempotency_keys')
        .where('owner_id', '=', ownerId)
        .where('key', '=', key)
        .where((is) => is.or([is('input_hash', '!=', inputHash), is('created_at', '<=', later(at, -lasts))])),
    );
  deferToCommit(
    tx,
    tx
      .insertInto('idempotency_keys')
      .values({ owner_id: ownerId, key, endpoint, input_hash: inputHash, answer, created_at: at }),
  );
}
