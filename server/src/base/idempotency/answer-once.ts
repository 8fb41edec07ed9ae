import type { Database } from '../db/database.ts';
import { CommittedRefusal, runWork, type Work } from '../db/work.ts';
import {
  firstAnswer,
  loadAnswer,
  lockKey,
  storeAnswer,
  type IdempotencyKey,
  type StoredAnswer,
} from './idempotency-key.ts';

/**
 * Runs an act of an endpoint that takes an idempotency key: at once the first answer where there is one, else the act's
 * work in one transaction that also stores its answer. Repeats at the same moment wait for each other there; the slower
 * one is undone and gets the first answer.
 *
 * @param stored what the key was used for before, as found together with the session.
 * @param prepare what the act does before the transaction; it gives the work.
 * @throws Refusal of the act, stored nowhere: a refused request may be sent again under its key.
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  { key, stored, now }: { key: IdempotencyKey | null; stored: StoredAnswer | null; now: Date },
  prepare: () => Promise<Work<Answer>>,
): Promise<Answer> {
  if (!key) return runWork(db, await prepare());
  const known = firstAnswer(stored, key, now);
  if (known) return known.answer as Answer;
  try {
    const work = await prepare();
    return await runWork(db, async (tx) => {
      // The lock travels with the work's first statement; what runs after it sees what the quicker one did.
      const [, answer] = await Promise.all([lockKey(tx, key), work(tx)]);
      if (!(answer instanceof CommittedRefusal)) storeAnswer(tx, key, answer, now);
      return answer;
    });
  } catch (error) {
    const first = firstAnswer(await loadAnswer(db.read, key), key, now);
    if (first) return first.answer as Answer;
    throw error;
  }
}
