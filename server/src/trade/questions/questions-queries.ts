import type { Locale } from '@tradewind/contract/base/locales';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';

/** The most answers that are shown of a question. */
const maxAnswers = 50;

/** A query of questions with their product, asker, shop and public answers: the shop's first, then as they came. */
export function questions(read: Read) {
  return read
    .selectFrom('product_questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .innerJoin('shops as s', 's.id', 'q.shop_id')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .selectAll('q')
    .select(['u.username', 'u.nickname', 's.name as shop_name', 'p.titles', 'p.image'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_answers as a')
          .innerJoin('users as w', 'w.id', 'a.user_id')
          .select([
            'a.id',
            'a.by_shop',
            'a.user_id',
            'a.words',
            'a.answered_at',
            'a.edited_at',
            'w.username',
            'w.nickname',
          ])
          .whereRef('a.question_id', '=', 'q.id')
          .where('a.hidden_at', 'is', null)
          .where('a.words', '<>', '')
          .orderBy('a.by_shop', 'desc')
          .orderBy('a.answered_at')
          .orderBy('a.id')
          .limit(maxAnswers),
      ).as('answers'),
    );
}
export type QuestionRecord = Awaited<ReturnType<ReturnType<typeof questions>['executeTakeFirstOrThrow']>>;

const isAnswered = sql<SqlBool>`exists (
  select from product_answers a where a.question_id = q.id and a.hidden_at is null and a.words <> '')`;

const publicOf = (read: Read, productId: string) =>
  questions(read).where('q.product_id', '=', productId).where('q.hidden_at', 'is', null).where('q.words', '<>', '');

interface ProductQuestionsQuery {
  productId: string;
  /** The id of the last question of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** One page of the public questions about a product, newest first. */
export async function questionsOfProduct(
  read: Read,
  { productId, cursor, limit }: ProductQuestionsQuery,
): Promise<QuestionRecord[]> {
  let query = publicOf(read, productId);
  if (cursor)
    query = query.where(
      sql<SqlBool>`(q.asked_at, q.id) < (select c.asked_at, c.id from product_questions c where c.id = ${cursor})`,
    );
  return query.orderBy('q.asked_at', 'desc').orderBy('q.id', 'desc').limit(limit).execute();
}

/** The newest public questions about a product with an answer, those in a language before others. */
export async function answeredOfProduct(
  read: Read,
  { productId, locale, limit }: { productId: string; locale: Locale; limit: number },
): Promise<QuestionRecord[]> {
  return publicOf(read, productId)
    .where(isAnswered)
    .orderBy(sql`q.locale = ${locale}`, 'desc')
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}

/** A product that shoppers can see, also when it is no longer sold; null for any other id. */
export async function shownProduct(read: Read, id: string): Promise<{ shop_id: string; adult: boolean } | null> {
  const row = await read
    .selectFrom('products')
    .select(['shop_id', 'adult'])
    .where('id', '=', id)
    .where('status', 'in', ['on_sale', 'off_sale'])
    .executeTakeFirst();
  return row ?? null;
}

/** The same with the number of public questions about it: most products have none, so that nothing else has to be read. */
export async function productWithQuestions(read: Read, id: string): Promise<{ adult: boolean; total: number } | null> {
  const row = await read
    .selectFrom('products as p')
    .select([
      'p.adult',
      (eb) =>
        eb
          .selectFrom('product_questions as q')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('q.product_id', '=', 'p.id')
          .where('q.hidden_at', 'is', null)
          .where('q.words', '<>', '')
          .$asScalar()
          .$notNull()
          .as('total'),
    ])
    .where('p.id', '=', id)
    .where('p.status', 'in', ['on_sale', 'off_sale'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a shopper received pieces of a product and kept some of them. */
export async function hasBought(read: Read, userId: string, productId: string): Promise<boolean> {
  const row = await read
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('l.product_id', '=', productId)
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', ['received', 'completed'])
    .whereRef('l.refunded', '<', 'l.quantity')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
