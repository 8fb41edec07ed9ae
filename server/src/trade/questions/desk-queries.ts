import type { QuestionQueue } from '@tradewind/contract/trade/desk/questions';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';

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

const queues: Readonly<Record<QuestionQueue, RawBuilder<boolean>>> = {
  reported: sql<boolean>`q.id in (select r.question_id from question_reports r where r.decided_at is null)`,
  hidden: sql<boolean>`(q.hidden_at is not null
    or exists (select from product_answers a where a.question_id = q.id and a.hidden_at is not null))`,
};

interface DeskQuery {
  queue?: QuestionQueue | undefined;
  /** A part of the question, or the name of an account. */
  q?: string | undefined;
  page: number;
  limit: number;
  sort: '-at' | 'at';
}

/** One page of questions in a queue, with the number of questions in each queue. */
export async function listForDesk(read: Read, { queue, q, page, limit, sort }: DeskQuery) {
  const matching = q
    ? sql<boolean>`(strpos(lower(q.words), lower(${q})) > 0 or u.username = ${q.toLowerCase()})`
    : sql<boolean>`true`;
  const counted = await read
    .selectFrom('product_questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .select([
      sql<number>`count(*)::int`.as('all'),
      ...(Object.keys(queues) as QuestionQueue[]).map((name) =>
        sql<number>`(count(*) filter (where ${queues[name]}))::int`.as(name),
      ),
    ])
    .where(matching)
    .executeTakeFirstOrThrow();
  let query = questionsAtDesk(read).where(matching);
  if (queue) query = query.where(queues[queue]);
  const list = await query
    .orderBy('q.asked_at', sort === 'at' ? 'asc' : 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const counts: Record<string, number> = counted;
  return { list, total: counts[queue ?? 'all'] ?? 0, counts };
}

/** A question for the desk; null when there is none with this id. */
export async function findForDesk(read: Read, id: string): Promise<DeskQuestionRecord | null> {
  return (await questionsAtDesk(read).where('q.id', '=', id).executeTakeFirst()) ?? null;
}
