import type { Database, Tx } from '../db/database.ts';
import { CommittedRefusal, runWork, sharedWork, type Work } from '../db/work.ts';
import {
  firstAnswer,
  loadAnswer,
  lockKey,
  storeAnswer,
  type IdempotencyKey,
  type StoredAnswer,
} from './idempotency-key.ts';

/**
 * Runs an act under an idempotency key. Returns the first answer if there is one; otherwise runs the act's work in one
 * transaction that also stores its answer. Of concurrent repeats one commits; the others are rolled back and get its
 * answer.
 *
 * @param stored the answer stored under the key, as loaded together with the session.
 * @param prepare the part of the act before the transaction; it returns the work.
 * @throws Refusal of the act; it is not stored, so a refused request may be sent again under its key.
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
    const act = async (tx: Tx) => {
      // The table lets only one use of a client's key commit. A session's key may be replaced by its next use, so its
      // uses run one after the other; the lock is sent together with the work's first statement.
      const [, answer] = await Promise.all([key.lasts === null ? null : lockKey(tx, key), work(tx)]);
      if (!(answer instanceof CommittedRefusal)) await storeAnswer(tx, key, answer, now);
      return answer;
    };
    return await runWork(db, sharedWork(key.lasts === null ? work.sharedAs : undefined, act));
  } catch (error) {
    const first = firstAnswer(await loadAnswer(db.read, key), key, now);
    if (first) return first.answer as Answer;
    throw error;
  }
}
