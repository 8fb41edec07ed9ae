import { sql } from 'kysely';

/** SQL: the ids of a shop's products whose title contains a text in any language, or of the one with this id. */
export const productsNamed = (shopId: string, q: string) => sql<string>`(
  select p.id from products p where p.shop_id = ${shopId}::uuid and (p.id::text = lower(${q})
    or exists (select from jsonb_each_text(p.titles) t where strpos(lower(t.value), lower(${q})) > 0)))`;
