import type { QuestionQueue } from '@tradewind/contract/trade/desk/questions';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';

/** A query of questions with every answer, who hid what, and their first 100 reports. */
function questionsAtDesk(read: Read) {
  return read
    .selectFrom('product_questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .innerJoin('shops as s', 's.id', 'q.shop_id')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .leftJoin('operators as h', 'h.id', 'q.hidden_by')
    .selectAll('q')
    .select(['u.username', 's.name as shop_name', 'p.titles', 'p.image', 'h.name as hider'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_answers as a')
          .innerJoin('users as w', 'w.id', 'a.user_id')
          .leftJoin('operators as b', 'b.id', 'a.hidden_by')
          .selectAll('a')
          .select(['w.username', 'b.name as hider'])
          .whereRef('a.question_id', '=', 'q.id')
          .where('a.words', '<>', '')
          .orderBy('a.by_shop', 'desc')
          .orderBy('a.answered_at')
          .orderBy('a.id'),
      ).as('answers'),
      jsonArrayFrom(
        eb
          .selectFrom('question_reports as r')
          .innerJoin('users as t', 't.id', 'r.user_id')
          .select(['r.id', 'r.answer_id', 't.username as by', 'r.reason', 'r.words', 'r.reported_at', 'r.decided_at'])
          .whereRef('r.question_id', '=', 'q.id')
          .orderBy('r.reported_at')
          .limit(100),
      ).as('reports'),
    ]);
}
export type DeskQuestionRecord = Awaited<ReturnType<ReturnType<typeof questionsAtDesk>['executeTakeFirstOrThrow']>>;

const queues: Queues<QuestionQueue> = {
  reported: sql`q.id in (select r.question_id from question_reports r where r.decided_at is null)`,
  // Each part reads an index of its own.
  hidden: sql`q.id in (select h.id from product_questions h where h.hidden_at is not null
    union select a.question_id from product_answers a where a.hidden_at is not null)`,
};

interface DeskQuery {
  queue?: QuestionQueue | undefined;
  /** A part of the question, or the name of an account. */
  q?: string | undefined;
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: '-at' | 'at';
}

/** One page of questions in a queue, with the number of questions in each queue. */
export async function listForDesk(read: Read, { queue, q, page, limit, cursor, sort }: DeskQuery) {
  const matching = q
    ? sql<boolean>`(strpos(lower(q.words), lower(${q})) > 0 or u.username = ${q.toLowerCase()})`
    : sql<boolean>`true`;
  const rows = sql`from product_questions q join users u on u.id = q.user_id where ${matching}`;
  const counts = await countQueues(read, rows, queues);
  const direction = sort === 'at' ? 'asc' : 'desc';
  const order = { table: 'product_questions', alias: 'q', column: 'asked_at', direction, ids: 'asc' } as const;
  const found = await questionsAtDesk(read)
    .where(allOf([matching, queue && queues[queue], cursor && isBehindRow(order, cursor)]))
    .orderBy('q.asked_at', direction)
    .orderBy('q.id')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor))
    .execute();
  return { ...pageOf(found, limit, ({ id }) => id), total: counts[queue ?? 'all'], counts };
}

/** A question for the desk; null when there is none with this id. */
export async function findForDesk(read: Read, id: string): Promise<DeskQuestionRecord | null> {
  return (await questionsAtDesk(read).where('q.id', '=', id).executeTakeFirst()) ?? null;
}
