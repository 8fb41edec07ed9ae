import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { ProductAnswers, ProductQuestions, QuestionReports } from '../../base/db/schema.ts';

export type StoredQuestion = Selectable<ProductQuestions>;
export type StoredAnswer = Selectable<ProductAnswers>;

/** Lets one question of a shopper be asked at a time, so that what they asked before is counted. */
export async function lockAsker(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`questions of ${userId}`}, 0))`.execute(tx);
}

export async function insertQuestion(tx: Tx, question: Insertable<ProductQuestions>): Promise<void> {
  await tx.insertInto('product_questions').values(question).execute();
}

/** Locks a question; null when there is none with this id, or the given shop has none. */
export async function lockQuestion(tx: Tx, id: string, shopId?: string): Promise<StoredQuestion | null> {
  let query = tx.selectFrom('product_questions').selectAll().where('id', '=', id).forUpdate();
  if (shopId) query = query.where('shop_id', '=', shopId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Updates columns of a question. */
export async function changeQuestion(tx: Tx, id: string, changes: Updateable<ProductQuestions>): Promise<void> {
  await tx.updateTable('product_questions').set(changes).where('id', '=', id).execute();
}

export async function insertAnswer(tx: Tx, answer: Insertable<ProductAnswers>): Promise<void> {
  await tx.insertInto('product_answers').values(answer).execute();
}

/** Finds an answer to a locked question: by its id, the shop's, or that of a buyer; null when there is none. */
export async function findAnswer(
  tx: Tx,
  questionId: string,
  by: { id: string } | { shop: true } | { buyerId: string },
): Promise<StoredAnswer | null> {
  const query = tx.selectFrom('product_answers').selectAll().where('question_id', '=', questionId);
  if ('id' in by) return (await query.where('id', '=', by.id).executeTakeFirst()) ?? null;
  if ('shop' in by) return (await query.where('by_shop', '=', true).executeTakeFirst()) ?? null;
  return (await query.where('by_shop', '=', false).where('user_id', '=', by.buyerId).executeTakeFirst()) ?? null;
}

/** Updates columns of an answer. */
export async function changeAnswer(tx: Tx, id: string, changes: Updateable<ProductAnswers>): Promise<void> {
  await tx.updateTable('product_answers').set(changes).where('id', '=', id).execute();
}

/** Inserts a report. @returns false when the user has reported the same before. */
export async function insertReport(tx: Tx, report: Insertable<QuestionReports>): Promise<boolean> {
  const done = await tx
    .insertInto('question_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['question_id', 'answer_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Closes the open reports of a question, or of one of its answers. @returns how many were closed. */
export async function closeReports(
  tx: Tx,
  { questionId, answerId }: { questionId: string; answerId: string | null },
  by: string,
  at: Date,
): Promise<number> {
  const done = await tx
    .updateTable('question_reports')
    .set({ decided_at: at, decided_by: by })
    .where('question_id', '=', questionId)
    .where('answer_id', 'is not distinct from', answerId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
