import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts, StoredFact } from '../../base/db/tables.ts';
import { sameMeaning } from './search-synonyms.ts';
import { latinWords, quoted, searchVector, type Field } from './search-words.ts';

/** What a product is found by. */
interface SearchedTexts {
  readonly id: string;
  readonly shop_id: string;
  readonly category_code: string;
  readonly titles: LocalTexts;
  readonly summaries: LocalTexts;
  readonly descriptions: LocalTexts;
  readonly facts: readonly StoredFact[];
  readonly categoryNames: LocalTexts;
  readonly shopName: string;
}

/** Goes up whenever words are made otherwise: `rebuild-search-index.ts` then makes those of all products anew. */
export const making = 1;

/**
 * Makes these products findable by their texts as they are given; also right for products that are so already. A new one
 * stands somewhere among all, until the tiers are rebuilt.
 *
 * @param among how many products there will be, where many are added at once.
 */
async function indexProducts(tx: Tx, products: readonly SearchedTexts[], among = 0): Promise<void> {
  if (products.length === 0) return;
  const titleWords = products.map((product) => `${searchVector(titleFields(product))} ${placesOf(product)}`);
  await sql`
    insert into search_words (product_id, tier, making, title_words, all_words)
    select w.id, search_tier(1 + floor(greatest(${among}::int, (select count(*) from search_words)) * (hashtextextended(w.id::text, 0) / 2.0 ^ 64 + 0.5))::bigint),
      ${making}, w.title_words, w.title_words || w.more_words
    from unnest(
      ${products.map(({ id }) => id)}::uuid[], ${titleWords}::tsvector[], ${products.map((product) => searchVector(moreFields(product)))}::tsvector[]
    ) as w (id, title_words, more_words)
    on conflict (product_id) do update set making = excluded.making, title_words = excluded.title_words, all_words = excluded.all_words`.execute(
    tx,
  );
  // In one order, so that two of these do not wait for each other in a ring.
  const vocabulary = [
    ...new Set(products.flatMap((product) => titleFields(product).flatMap(({ text }) => latinWords(text)))),
  ].toSorted();
  if (vocabulary.length === 0) return;
  await sql`
    insert into search_vocabulary (word) select v.word from unnest(${vocabulary}::text[]) as v (word)
    where not exists (select from search_vocabulary known where known.word = v.word) on conflict do nothing`.execute(
    tx,
  );
}

/** The same for products that are stored: new ones, and those of which a text has changed. */
export async function indexStoredProducts(tx: Tx, productIds: readonly string[], among = 0): Promise<void> {
  if (productIds.length === 0) return;
  const products = await tx
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.code', 'p.category_code')
    .innerJoin('shops as h', 'h.id', 'p.shop_id')
    .select([
      'p.id',
      'p.shop_id',
      'p.category_code',
      'p.titles',
      'p.summaries',
      'p.descriptions',
      'p.facts',
      'c.names as categoryNames',
      'h.name as shopName',
    ])
    .where('p.id', 'in', [...productIds])
    .execute();
  await indexProducts(tx, products, among);
}

/** Nobody can type these: they hold a search to a category and to a shop inside the index. */
export const categoryPlace = (code: string): string => quoted(`=c:${code}`);
export const shopPlace = (id: string): string => quoted(`=s:${id}`);

const placesOf = (product: SearchedTexts): string =>
  `${categoryPlace(product.category_code)} ${shopPlace(product.shop_id)}`;

function titleFields(product: SearchedTexts): Field[] {
  const inEach = (field: (locale: Locale) => Field) => locales.map(field);
  return [
    ...inEach((locale) => ({ text: product.titles[locale] ?? '', locale, weight: 'A' })),
    { text: product.shopName, locale: 'en', weight: 'B' },
    ...inEach((locale) => ({ text: product.categoryNames[locale] ?? '', locale, weight: 'B' })),
    ...sameMeaning(product.category_code, product.titles).map(({ text, locale }) => ({
      text,
      locale,
      weight: 'C' as const,
    })),
  ];
}

const moreFields = (product: SearchedTexts): Field[] =>
  locales.flatMap((locale) => {
    const facts = product.facts.map(({ names, values }) => `${names[locale] ?? ''} ${values[locale] ?? ''}`);
    return [
      { text: [product.summaries[locale] ?? '', ...facts].join('\n'), locale, weight: 'D' },
      { text: product.descriptions[locale] ?? '', locale, weight: 'D' },
    ];
  });
