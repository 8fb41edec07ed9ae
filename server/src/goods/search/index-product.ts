import { locales, type Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import type { LocalTexts, StoredFact, StoredOption } from '../../base/db/tables.ts';
import { descriptionWords, type DescriptionFormat } from '../catalog/index.ts';
import { synonymsToIndex } from './synonyms/read-synonyms.ts';
import { synonymsOf, type Synonyms } from './synonyms/synonyms-of.ts';
import { headWords } from './heads.ts';
import { measuresIn } from './measures.ts';
import { quoted, searchVector, type Field } from './search-words.ts';
import { storeVocabulary } from './vocabulary.ts';

/** The texts by which a product is found. */
interface SearchedTexts {
  readonly id: string;
  readonly shop_id: string;
  readonly category_code: string;
  readonly titles: LocalTexts;
  readonly summaries: LocalTexts;
  readonly descriptions: LocalTexts;
  readonly description_format: DescriptionFormat;
  readonly facts: readonly StoredFact[];
  readonly options: readonly StoredOption[];
  readonly categoryNames: LocalTexts;
  /** Of the category that it is a subcategory of. */
  readonly parentCode: string | null;
  readonly parentNames: LocalTexts | null;
  readonly shopName: string;
}

/** Increased whenever the words are built differently: `rebuild-search-index.ts` then rebuilds those of all products. */
export const indexVersion = 7;

/**
 * Indexes products by the given texts, or reindexes them. A new product gets a pseudo-random tier until the tiers are
 * rebuilt.
 *
 * @param among the number of products there will be, when many are added at once.
 */
async function indexProducts(tx: Tx, products: readonly SearchedTexts[], among = 0): Promise<void> {
  // In small batches, since a transaction is broken off that says nothing to the database for long.
  const synonyms = await synonymsToIndex(tx);
  for (const batch of batchesOf(products, batchSize)) await indexBatch(tx, batch, synonyms, among);
}

const batchSize = 25;

async function indexBatch(
  tx: Tx,
  products: readonly SearchedTexts[],
  synonyms: Synonyms,
  among: number,
): Promise<void> {
  const fields = products.map((product) => titleFields(product, synonyms));
  const titleWords = products.map(
    (product, index) => `${searchVector(fields[index]!, measuresOf(product))} ${scopeLexemes(product)}`,
  );
  await sql`
    insert into search_words (product_id, tier, making, title_words, all_words)
    select w.id, search_tier(1 + floor(greatest(${among}::int, (select count(*) from search_words)) * (hashtextextended(w.id::text, 0) / 2.0 ^ 64 + 0.5))::bigint),
      ${indexVersion}, w.title_words, w.title_words || w.more_words
    from unnest(
      ${products.map(({ id }) => id)}::uuid[], ${titleWords}::tsvector[], ${products.map((product) => searchVector(moreFields(product)))}::tsvector[]
    ) as w (id, title_words, more_words)
    on conflict (product_id) do update set making = excluded.making, title_words = excluded.title_words, all_words = excluded.all_words`.execute(
    tx,
  );
  await storeVocabulary(tx, fields.flat());
}

/** Indexes stored products: new ones, and those of which a text has changed. */
export async function indexStoredProducts(tx: Tx, productIds: readonly string[], among = 0): Promise<void> {
  if (productIds.length === 0) return;
  const products = await tx
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.code', 'p.category_code')
    .leftJoin('categories as parent', 'parent.code', 'c.parent_code')
    .innerJoin('shops as h', 'h.id', 'p.shop_id')
    .select([
      'p.id',
      'p.shop_id',
      'p.category_code',
      'p.titles',
      'p.summaries',
      'p.descriptions',
      'p.description_format',
      'p.facts',
      'p.options',
      'c.names as categoryNames',
      'parent.code as parentCode',
      'parent.names as parentNames',
      'h.name as shopName',
    ])
    .where('p.id', 'in', [...productIds])
    .execute();
  await indexProducts(tx, products, among);
}

/** Has the job index a shop's products again, after its name has changed: they are found by it within five minutes. */
export async function reindexShop(tx: Tx, shopId: string): Promise<void> {
  await sql`
    update search_words set making = 0 where product_id in (select p.id from products p where p.shop_id = ${shopId})`.execute(
    tx,
  );
}

/** The same for the products of categories: they are found by the new names, and in the new places, within five minutes. */
export async function reindexCategories(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`
    update search_words set making = 0
    where product_id in (select p.id from products p where p.category_code = any(${[...codes]}::text[]))`.execute(tx);
}

/** Lexemes that restrict a search to a category or a shop inside the index; search words never contain them. */
export const categoryLexeme = (code: string): string => quoted(`=c:${code}`);
export const shopLexeme = (id: string): string => quoted(`=s:${id}`);

const scopeLexemes = (product: SearchedTexts): string =>
  `${categoryLexeme(product.category_code)} ${shopLexeme(product.shop_id)}`;

/** What a product is found by at first. What it is weighs most, so that a phone case stands behind phones. */
function titleFields(product: SearchedTexts, synonyms: Synonyms): Field[] {
  const inEach = (field: (locale: Locale) => Field) => locales.map(field);
  return [
    ...inEach((locale) => ({ text: headWords(product.titles[locale] ?? '', locale).join(' · '), locale, weight: 'A' })),
    ...inEach((locale) => ({ text: product.titles[locale] ?? '', locale, weight: 'B' })),
    { text: product.shopName, locale: 'en', weight: 'C' },
    ...inEach((locale) => ({ text: product.categoryNames[locale] ?? '', locale, weight: 'C' })),
    ...inEach((locale) => ({ text: product.parentNames?.[locale] ?? '', locale, weight: 'C' })),
    ...synonymsOf(synonyms, categoriesOf(product), product.titles, product.options),
    ...inEach((locale) => ({
      text: product.options.flatMap(({ values }) => values.map(({ texts }) => texts[locale] ?? '')).join('\n'),
      locale,
      weight: 'C',
    })),
  ];
}

const categoriesOf = ({ category_code: own, parentCode: above }: SearchedTexts): string[] =>
  above === null ? [own] : [own, above];

/** The lengths, volumes, weights and storage sizes of a product, in titles, options and facts. */
const measuresOf = ({ titles, options, facts }: SearchedTexts): string[] => [
  ...new Set(
    locales
      .flatMap((locale) => [
        titles[locale],
        ...options.flatMap(({ values }) => values.map(({ texts }) => texts[locale])),
        ...facts.map(({ values }) => values[locale]),
      ])
      .flatMap((text) => measuresIn(text ?? ''))
      .map(({ lexeme }) => lexeme),
  ),
];

const moreFields = (product: SearchedTexts): Field[] =>
  locales.flatMap((locale) => [
    {
      text: product.facts.map(({ names, values }) => `${names[locale] ?? ''} ${values[locale] ?? ''}`).join('\n'),
      locale,
      weight: 'D',
    },
    { text: product.summaries[locale] ?? '', locale, weight: 'D' },
    { text: descriptionWords(product.descriptions[locale] ?? '', product.description_format), locale, weight: 'D' },
  ]);
