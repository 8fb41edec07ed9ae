import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { DeskCategory, deskCategories as contract } from '@tradewind/contract/goods/desk/categories';
import type { Read } from '../../../base/db/database.ts';
import { rowsBefore } from '../../../base/db/paging.ts';

/** The tree as operators see it. Categories are few: all are read, then a page of them is answered. */
export async function listCategories(
  read: Read,
  { page, limit }: ParsedInputOf<typeof contract>,
  locale: Locale,
): Promise<OutputOf<typeof contract>> {
  const all = await readAll(read, locale);
  return { list: all.slice(rowsBefore(page, limit), page * limit), total: all.length };
}

/** One category, also by the code of one that was merged into it. @throws Refusal `category_not_found`. */
export async function showCategory(read: Read, code: string, locale: Locale): Promise<DeskCategory> {
  const all = await readAll(read, locale);
  const found = all.find(({ id, former }) => id === code || former.includes(code));
  return requireFound(found, 'category_not_found');
}

async function readAll(read: Read, locale: Locale): Promise<DeskCategory[]> {
  const [rows, counts] = await Promise.all([
    read
      .selectFrom('categories')
      .select(['code', 'parent_code', 'names', 'image', 'hidden', 'adult', 'merged_into', 'revision'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    read
      .selectFrom('products')
      .select(['category_code', (eb) => eb.fn.countAll<bigint>().as('count')])
      .groupBy('category_code')
      .execute(),
  ]);
  const countOf = new Map(counts.map(({ category_code: code, count }) => [code, Number(count)]));
  const living = rows.filter(({ merged_into: target }) => target === null);
  const below = (parent: string | null) => living.filter(({ parent_code: code }) => code === parent);
  const present = (row: (typeof rows)[number], at: number, { length }: readonly unknown[]): DeskCategory => {
    const children = below(row.code);
    const products = countOf.get(row.code) ?? 0;
    return {
      id: row.code,
      parent: row.parent_code ?? '',
      name: pickText(row.names, locale),
      names: Object.fromEntries(locales.map((one) => [one, row.names[one] ?? ''])) as Texts,
      image: row.image,
      position: at + 1,
      siblings: length,
      hidden: row.hidden ? 1 : 0,
      adult: row.adult ? 1 : 0,
      products,
      products_below: children.reduce((sum, { code }) => sum + (countOf.get(code) ?? 0), products),
      children: children.length,
      former: rows.filter(({ merged_into: target }) => target === row.code).map(({ code }) => code),
      revision: row.revision,
    };
  };
  return below(null).flatMap((top, at, tops) => [present(top, at, tops), ...below(top.code).map(present)]);
}
