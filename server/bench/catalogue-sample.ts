import { sql } from 'kysely';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Database } from '../src/base/db/database.ts';
import type { LocalTexts } from '../src/base/db/tables.ts';

/** The ids and words for requests, read from the catalogue. */
export type Titles = Readonly<Record<Locale, readonly string[]>>;

export interface CatalogueSample {
  readonly categories: readonly string[];
  readonly shops: readonly string[];
  /** Without those of flash sales, of which each shopper may buy a few only. */
  readonly products: readonly { id: string; shopId: string; skuId: string }[];
  /** Distinct words of titles. */
  readonly words: readonly string[];
  /** Distinct pairs of words of one title. */
  readonly pairs: readonly string[];
  /** In each language. */
  readonly titles: Titles;
}

const sampleSize = 10_000;

export async function readCatalogueSample(db: Database): Promise<CatalogueSample> {
  const { rows } = await sql<{
    id: string;
    shop_id: string;
    sku_id: string;
    category_code: string;
    titles: LocalTexts;
  }>`
    select p.id, p.shop_id, s.id as sku_id, p.category_code, p.titles
    from (
      select * from products where status = 'on_sale' and not adult
        and not exists (select from flash_offers f join skus o on o.id = f.sku_id where o.product_id = products.id)
      order by random() limit ${sampleSize}
    ) p
    join skus s on s.product_id = p.id and s.position = 0`.execute(db.kysely);
  const titles = rows.map((row) => row.titles.en?.match(/\p{L}{3,}/gu) ?? []);
  const distinct = <Item>(items: Iterable<Item>): Item[] => [...new Set(items)];
  const inLanguage = (locale: Locale) => rows.flatMap((row) => row.titles[locale] ?? []);
  return {
    categories: distinct(rows.map((row) => row.category_code)),
    shops: distinct(rows.map((row) => row.shop_id)),
    products: rows.map((row) => ({ id: row.id, shopId: row.shop_id, skuId: row.sku_id })),
    words: distinct(titles.flat()),
    pairs: distinct(titles.flatMap((words) => words.slice(1).map((word, index) => `${words[index]} ${word}`))),
    titles: {
      en: inLanguage('en'),
      'zh-CN': inLanguage('zh-CN'),
      ja: inLanguage('ja'),
      ko: inLanguage('ko'),
      th: inLanguage('th'),
    },
  };
}
