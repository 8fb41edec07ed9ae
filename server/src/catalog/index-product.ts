import { locales, type Locale } from '@tradewind/contract/locales';
import { sql } from 'kysely';
import type { Tx } from '../base/db/database.ts';
import type { LocalTexts, StoredFact } from '../base/db/tables.ts';
import { latinWords, searchVector, type Field } from './search-words.ts';

/** What a product is found by. */
export interface SearchedTexts {
  readonly id: string;
  readonly titles: LocalTexts;
  readonly summaries: LocalTexts;
  readonly descriptions: LocalTexts;
  readonly facts: readonly StoredFact[];
  readonly categoryNames: LocalTexts;
  readonly shopName: string;
}

/** Makes these products findable by their texts as they are given; also right for products that are so already. */
export async function indexProducts(tx: Tx, products: readonly SearchedTexts[]): Promise<void> {
  const rows = products.flatMap((product) => locales.map((locale) => ({ id: product.id, locale, words: searchVector(fieldsOf(product, locale), locale) })));
  if (rows.length === 0) return;
  await sql`
    insert into product_words (product_id, locale, words)
    select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ locale }) => locale)}::text[], ${rows.map(({ words }) => words)}::tsvector[])
    on conflict (product_id, locale) do update set words = excluded.words`.execute(tx);
  // In one order, so that two of these do not wait for each other in a ring.
  const vocabulary = [...new Set(products.flatMap(({ titles }) => Object.values(titles).flatMap(latinWords)))].toSorted();
  if (vocabulary.length === 0) return;
  await sql`
    insert into search_vocabulary (word) select v.word from unnest(${vocabulary}::text[]) as v (word)
    where not exists (select from search_vocabulary known where known.word = v.word) on conflict do nothing`.execute(tx);
}

/** The same for products that are stored, after one of their texts has changed. */
export async function indexStoredProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const products = await tx
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.code', 'p.category_code')
    .innerJoin('shops as h', 'h.id', 'p.shop_id')
    .select(['p.id', 'p.titles', 'p.summaries', 'p.descriptions', 'p.facts', 'c.names as categoryNames', 'h.name as shopName'])
    .where('p.id', 'in', [...productIds])
    .execute();
  await indexProducts(tx, products);
}

function fieldsOf(product: SearchedTexts, locale: Locale): Field[] {
  const facts = product.facts.map(({ names, values }) => `${names[locale] ?? ''} ${values[locale] ?? ''}`);
  return [
    { text: product.titles[locale] ?? '', weight: 'A' },
    { text: product.shopName, weight: 'B' },
    { text: product.categoryNames[locale] ?? '', weight: 'B' },
    { text: [product.summaries[locale] ?? '', ...facts].join('\n'), weight: 'C' },
    { text: product.descriptions[locale] ?? '', weight: 'D' },
  ];
}
