import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { locales } from '@tradewind/contract/base/locales';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { saveCategory } from '@tradewind/contract/goods/desk/categories';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import { listOf } from '../../../base/db/lists.ts';
import { showDeskUpload } from '../../../platform/uploads/index.ts';

/** The columns of a category that acts read. */
const columns = ['code', 'parent_code', 'position', 'names', 'image', 'hidden', 'adult', 'revision'] as const;

/**
 * A category that can be used, in a transaction that has locked the tree; merged ones are not found.
 *
 * @throws Refusal `category_not_found`, naming the field.
 */
export async function categoryIn(tx: Tx, code: string, field = 'id') {
  const found = await tx
    .selectFrom('categories')
    .select(columns)
    .where('code', '=', code)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return requireFound(found, 'category_not_found', {}, [field]);
}
export type StoredCategory = Awaited<ReturnType<typeof categoryIn>>;

/** The categories with a parent, or those of the first level, in their order. */
export const siblingsIn = (tx: Tx, parent: string | null): Promise<StoredCategory[]> =>
  tx
    .selectFrom('categories')
    .select(columns)
    .where('parent_code', 'is not distinct from', parent)
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('code')
    .execute();

/** Stores the order of categories with one parent, counted from 1. */
export async function storeOrder(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`
    update categories c set position = o.position
    from unnest(${listOf('text', codes)}) with ordinality as o (code, position)
    where c.code = o.code and c.position <> o.position`.execute(tx);
}

/** Requires names in every language. @throws Refusal `category_incomplete`, naming those that are missing. */
export function requireNames({ names }: Pick<ParsedInputOf<typeof saveCategory>, 'names'>): void {
  const missing = locales.filter((locale) => !names[locale]);
  if (missing.length > 0)
    refuse(
      'category_incomplete',
      {},
      missing.map((locale) => `names.${locale}`),
    );
}

/** Requires that no other category with the same parent has one of these names. @throws Refusal `category_name_taken`. */
export function requireFreeNames(
  names: StoredCategory['names'],
  siblings: readonly StoredCategory[],
  code: string,
): void {
  const isTaken = (locale: (typeof locales)[number]) =>
    siblings.some((other) => other.code !== code && folded(other.names[locale]) === folded(names[locale]));
  const taken = locales.filter((locale) => names[locale] && isTaken(locale));
  if (taken.length > 0)
    refuse(
      'category_name_taken',
      {},
      taken.map((locale) => `names.${locale}`),
    );
}

const folded = (name = ''): string => name.normalize('NFKC').toLowerCase();

/**
 * The path of the picture: the one that the category has, or an upload of an operator. A subcategory may go without, and
 * shows that of its parent. @throws Refusal `picture_invalid`.
 */
export async function pictureOf(
  tx: Tx,
  given: string,
  { parent, before, at }: { parent: string | null; before: string; at: Date },
): Promise<string> {
  if (given === '' && parent !== null) return '';
  if (given !== '' && given === before) return given;
  return (await showDeskUpload(tx, given, at)) ?? refuse('picture_invalid', {}, ['image']);
}
