import { sql } from 'kysely';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Tx } from '../db/database.ts';
import { CommittedRefusal, type Work } from '../db/work.ts';
import { newId } from '../ids/ids.ts';
import { answerOnce } from './answer-once.ts';
import { keyFor, loadAnswer } from './idempotency-key.ts';

const db = await testDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const endpoint = { name: 'tests.count', secrets: ['code'] };

/** Records one run of an act, which `tracesOf` counts. */
const trace = (tx: Tx, subject: string) =>
  tx
    .insertInto('throttles')
    .values({ subject: `${subject} ${newId()}`, failures: 1, last_failure_at: now, blocked_until: now })
    .execute();
const tracesOf = async (subject: string) =>
  (await db.read.selectFrom('throttles').select('subject').where('subject', 'like', `${subject} %`).execute()).length;

/** A request with a key, which can be sent repeatedly. */
function request(input: object = { n: 1 }) {
  const key = keyFor(endpoint, newId(), newId(), input);
  const send = async <Answer extends object>(work: Work<Answer>, before = async () => {}, used = key) =>
    answerOnce(db, { key: used, stored: await loadAnswer(db.read, used), now }, async () => {
      await before();
      return work;
    });
  return { key, subject: key.key, send };
}

describe('an act under an idempotency key', () => {
  it('runs once and gives every repeat the same answer, also concurrently', async () => {
    const { subject, send } = request();
    const work = async (tx: Tx) => {
      await trace(tx, subject);
      return { made: newId() };
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(work)));
    expect(new Set([...answers, await send(work)].map(({ made }) => made)).size).toBe(1);
    expect(await tracesOf(subject)).toBe(1);
  });

  it('skips the preparation too when the answer is known', async () => {
    const { send } = request();
    await send(async () => ({ made: 1 }));
    const never = async () => {
      throw new Error('Asked again');
    };
    expect(await send(never, never)).toEqual({ made: 1 });
  });

  it('stores nothing after a refusal, and can be sent again', async () => {
    const { key, subject, send } = request();
    const refused = send(async (tx) => {
      await trace(tx, subject);
      return refuse('sold_out');
    });
    await expect(refused).rejects.toMatchObject({ code: 'sold_out' });
    expect(await tracesOf(subject)).toBe(0);
    expect(await loadAnswer(db.read, key)).toBeNull();
    expect(await send(async () => ({ made: 1 }))).toEqual({ made: 1 });
  });

  it('commits what was written before a committed refusal, and can be sent again', async () => {
    const { key, subject, send } = request();
    const refused = send(async (tx) => {
      await trace(tx, subject);
      return new CommittedRefusal(new Refusal('payment_code_missing'));
    });
    await expect(refused).rejects.toMatchObject({ code: 'payment_code_missing' });
    expect(await tracesOf(subject)).toBe(1);
    expect(await loadAnswer(db.read, key)).toBeNull();
  });

  it('refuses the key for another input, but not for another secret field', async () => {
    const { key, send } = request({ n: 1, code: '1' });
    await send(async () => ({ made: 1 }));
    const other = (input: object) =>
      send(async () => ({ made: 2 }), undefined, keyFor(endpoint, key.ownerId, key.key, input));
    expect(await other({ n: 1, code: '2' })).toEqual({ made: 1 });
    await expect(other({ n: 2, code: '1' })).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('retries the work after a conflict, and stores one answer', async () => {
    const { subject, send } = request();
    let runs = 0;
    const answer = await send(async (tx) => {
      runs += 1;
      await trace(tx, subject);
      if (runs === 1) throw await conflict();
      return { runs };
    });
    expect(answer).toEqual({ runs: 2 });
    expect(await tracesOf(subject)).toBe(1);
  });
});

/** The error of PostgreSQL for a serialisation conflict. */
const conflict = async (): Promise<unknown> =>
  sql`do $$ begin raise serialization_failure; end $$`.execute(db.kysely).then(
    () => null,
    (error: unknown) => error,
  );
