import { createHash } from 'node:crypto';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Database, Read, Tx } from '../db/database.ts';
import { deferToCommit } from '../db/transaction.ts';

/** What makes a request the same request: who sends it, under which key, to which endpoint, with which input. */
export interface RepeatKey {
  readonly ownerId: string;
  readonly key: string;
  readonly endpoint: string;
  readonly inputHash: Buffer;
}

/** What a key was used for before. */
export interface UsedKey {
  readonly endpoint: string;
  readonly inputHash: Buffer;
  readonly answer: unknown;
}

/** The client's key; null when it sent none, or one that can't be a key. */
export const keyOf = (header: unknown): string | null =>
  typeof header === 'string' && /^[\x21-\x7e]{8,128}$/.test(header) ? header : null;

/** Secrets of the input are left out of its hash: the few digits of a payment code could be guessed from it. */
export function repeatKey(
  ownerId: string,
  key: string | null,
  { name, secrets = [] }: Pick<Endpoint, 'name' | 'secrets'>,
  input: unknown,
): RepeatKey | null {
  if (key === null) return null;
  const told = JSON.stringify(input, (field, value: unknown) => (secrets.includes(field) ? undefined : value));
  return { ownerId, key, endpoint: name, inputHash: createHash('sha256').update(told).digest() };
}

/** What this key was used for before, if it was. */
export async function usedKey(read: Read, { ownerId, key }: RepeatKey): Promise<UsedKey | null> {
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
export function firstAnswer(used: UsedKey | null, repeat: RepeatKey): { answer: unknown } | null {
  if (!used) return null;
  if (used.endpoint !== repeat.endpoint || !repeat.inputHash.equals(used.inputHash)) refuse('key_reused');
  return { answer: used.answer };
}

/**
 * Keeps the answer under its key, as the last step of the act's own transaction. When the same request was quicker
 * elsewhere the act is undone, and the endpoint answers with the first answer instead.
 */
export function keepAnswer(tx: Tx, repeat: RepeatKey | null, answer: object, at: Date): void {
  if (!repeat) return;
  const { ownerId, key, endpoint, inputHash } = repeat;
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
