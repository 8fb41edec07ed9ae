import { sql } from 'kysely';
import { likeAnywhere } from '../../base/db/like.ts';

/** SQL: the ids of a shop's products whose title, code or barcode contains a text, or of the one with this id. */
export const productsNamed = (shopId: string, q: string) => sql<string>`(
  select w.product_id from product_desk_words w where w.shop_id = ${shopId}::uuid
    and (w.words like ${likeAnywhere(q.toLowerCase())} or w.product_id::text = lower(${q})))`;
