import type { ShopQuestionQueue } from '@tradewind/contract/trade/shop-desk/questions';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { productsNamed } from '../../goods/catalog/index.ts';
import { questions } from './questions-queries.ts';

/** A query of a shop's questions with the shop's answer, also when it is hidden. */
function questionsAtShop(read: Read, shopId: string) {
  return questions(read)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('product_answers as o')
          .select(['o.words', 'o.hidden_at', 'o.hidden_because'])
          .whereRef('o.question_id', '=', 'q.id')
          .where('o.by_shop', '=', true),
      ).as('own'),
    )
    .where('q.shop_id', '=', shopId)
    .where('q.words', '<>', '');
}
export type ShopQuestionRecord = Awaited<ReturnType<ReturnType<typeof questionsAtShop>['executeTakeFirstOrThrow']>>;

const answered = sql`exists (select from product_answers o where o.question_id = q.id and o.by_shop)`;
const queues: Queues<ShopQuestionQueue> = {
  open: sql`q.hidden_at is null and not ${answered}`,
  answered,
};

interface ShopQuery {
  queue?: ShopQuestionQueue | undefined;
  q?: string | undefined;
  product?: string | undefined;
  page: number;
  limit: number;
  sort: '-at' | 'at';
}

/** One page of a shop's questions in a queue, with the number of questions in each queue that the filters fit. */
export async function listForShop(read: Read, shopId: string, { queue, q, product, page, limit, sort }: ShopQuery) {
  const matching = allOf([
    sql`q.shop_id = ${shopId} and q.words <> ''`,
    q && sql`strpos(lower(q.words), lower(${q})) > 0`,
    product && sql`q.product_id in ${productsNamed(shopId, product)}`,
  ]);
  const counts = await countQueues(read, sql`from product_questions q where ${matching}`, queues);
  const list = await questionsAtShop(read, shopId)
    .where(allOf([matching, queue && queues[queue]]))
    .orderBy('q.asked_at', sort === 'at' ? 'asc' : 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset(rowsBefore(page, limit))
    .execute();
  return { list, total: counts[queue ?? 'all'], counts };
}

/** A question of the shop; null when there is none with this id. */
export async function findForShop(read: Read, shopId: string, id: string): Promise<ShopQuestionRecord | null> {
  return (await questionsAtShop(read, shopId).where('q.id', '=', id).executeTakeFirst()) ?? null;
}
