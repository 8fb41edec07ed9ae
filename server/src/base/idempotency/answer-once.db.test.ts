import { sql } from 'kysely';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { maintainPartitions } from '../db/partitions/maintain-partitions.ts';
import { rowsOf } from '../db/rows-of.ts';
import { CommittedRefusal, type Work } from '../db/work.ts';
import { newId } from '../ids/ids.ts';
import { answerOnce } from './answer-once.ts';
import { keyFor, loadAnswer } from './idempotency-key.ts';
import { answerPartitions } from './idempotency-module.ts';

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
  const send = async <Answer extends object>(work: Work<Answer>, before = async () => {}, used = key, at = now) =>
    answerOnce(db, { key: used, stored: await loadAnswer(db.read, used), now: at }, async () => {
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

describe('a key that is used on two days', () => {
  const nextDay = later(now, day);
  const upkeep = (at: Date) => maintainPartitions({ db, clock: { now: () => at } }, [answerPartitions]);
  const placesOf = async (key: string) => {
    const rows = await rowsOf<{ place: string }>(
      db.read,
      sql`select tableoid::regclass::text as place from idempotency_keys where key = ${key}`,
    );
    return rows.map(({ place }) => place);
  };
  beforeAll(async () => {
    await sql`drop table partitions.idempotency_keys_first`.execute(db.kysely);
    await upkeep(now);
  });

  it('is answered from the first', async () => {
    const { key, send } = request();
    await send(async () => ({ made: 1 }));
    expect(await placesOf(key.key)).toEqual(['partitions.idempotency_keys_2026_03_01']);
    expect(await send(async () => ({ made: 2 }), undefined, key, nextDay)).toEqual({ made: 1 });
  });

  it('acts once when its uses on both sides of midnight run at once', async () => {
    const { key, subject, send } = request();
    const act = (made: number) => async (tx: Tx) => {
      await trace(tx, subject);
      return { made };
    };
    const uses = [1, 2, 3, 4, 5, 6].map((made) => send(act(made), undefined, key, made % 2 ? now : nextDay));
    expect(new Set((await Promise.all(uses)).map(({ made }) => made)).size).toBe(1);
    expect(await tracesOf(subject)).toBe(1);
    expect(await placesOf(key.key)).toHaveLength(1);
  });

  it('waits while nobody sees the first use yet, and is answered from it', async () => {
    const { key, send } = request();
    let second: Promise<{ made: number }> | undefined;
    await db.transact(async (tx) => {
      const row = { owner_id: key.ownerId, key: key.key, endpoint: key.endpoint, input_hash: key.inputHash };
      const values = { ...row, answer: JSON.stringify({ made: 1 }), created_at: now };
      await tx.insertInto('idempotency_keys').values(values).execute();
      second = send(async () => ({ made: 2 }), undefined, key, nextDay);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await second).toEqual({ made: 1 });
  });

  it('is kept for a day after that of its use', async () => {
    const { key, send } = request();
    await send(async () => ({ made: 1 }));
    await upkeep(later(now, day));
    expect(await loadAnswer(db.read, key)).not.toBeNull();
    await upkeep(later(now, 2 * day));
    expect(await loadAnswer(db.read, key)).toBeNull();
  });
});

/** The error of PostgreSQL for a serialisation conflict. */
const conflict = async (): Promise<unknown> =>
  sql`do $$ begin raise serialization_failure; end $$`.execute(db.kysely).then(
    () => null,
    (error: unknown) => error,
  );
