import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type {
  createCategory as createContract,
  placeCategory as placeContract,
  saveCategory as saveContract,
} from '@tradewind/contract/goods/desk/categories';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../base/db/database.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { audit } from '../../../platform/operators/index.ts';
import { categoryIn, pictureOf, requireFreeNames, requireNames, siblingsIn, storeOrder } from './category-store.ts';
import { changeTree, type TreeDeps } from './change-tree.ts';

/**
 * Makes a category, or a subcategory of one; it becomes the last one there.
 *
 * @throws Refusal `category_not_found`, `category_code_taken`, `category_incomplete`, `category_name_taken`,
 *   `category_move_invalid` or `picture_invalid`, naming the field.
 */
export function createCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  form: ParsedInputOf<typeof createContract>,
): Promise<string> {
  const { id: code, names, hidden } = form;
  requireNames(form);
  return changeTree(deps, async (tx) => {
    const parent = form.parent === undefined ? null : await categoryIn(tx, form.parent, 'parent');
    if (parent && parent.parent_code !== null) refuse('category_move_invalid', {}, ['parent']);
    if (await isKnown(tx, code)) refuse('category_code_taken', {}, ['id']);
    const siblings = await siblingsIn(tx, parent?.code ?? null);
    requireFreeNames(names, siblings, code);
    const image = await pictureOf(tx, form.image, { parent: parent?.code ?? null, before: '', at: now });
    await tx
      .insertInto('categories')
      .values({
        code,
        parent_code: parent?.code ?? null,
        position: siblings.length + 1,
        names,
        // Existing clients have no message for it, so they show its name.
        name_en: code,
        image,
        hidden: hidden === 1,
        adult: parent?.adult ?? form.adult === 1,
      })
      .execute();
    await audit(
      tx,
      operator,
      'category.created',
      `category:${code}`,
      { parent: parent?.code ?? '', names, hidden },
      now,
    );
    return code;
  });
}

/** A merged category keeps its code too. */
const isKnown = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.selectFrom('categories').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/**
 * Changes names and picture of a category, hides or shows it. With new names its products are found by these.
 *
 * @throws Refusal `category_not_found`, `category_changed`, `category_incomplete`, `category_name_taken` or
 *   `picture_invalid`, naming the field.
 */
export function saveCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  form: ParsedInputOf<typeof saveContract>,
): Promise<string> {
  const { id: code, names, hidden } = form;
  requireNames(form);
  return changeTree(deps, async (tx) => {
    const before = await categoryIn(tx, code);
    if (before.revision !== form.revision) refuse('category_changed');
    requireFreeNames(names, await siblingsIn(tx, before.parent_code), code);
    const image = await pictureOf(tx, form.image, { parent: before.parent_code, before: before.image, at: now });
    await tx
      .updateTable('categories')
      .set({ names, image, hidden: hidden === 1, revision: before.revision + 1 })
      .where('code', '=', code)
      .execute();
    if (!isDeepStrictEqual(before.names, names)) await deps.reindexCategories(tx, await withChildren(tx, code));
    const details = { before: before.names, names, hidden, picture: image !== before.image };
    await audit(tx, operator, 'category.saved', `category:${code}`, details, now);
    return code;
  });
}

const withChildren = async (tx: Tx, code: string): Promise<string[]> => [
  code,
  ...(await siblingsIn(tx, code)).map((child) => child.code),
];

/** Changes the place of a category among those with the same parent. @throws Refusal `category_not_found`. */
export function placeCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  { id: code, position }: ParsedInputOf<typeof placeContract>,
): Promise<string> {
  return changeTree(deps, async (tx) => {
    const category = await categoryIn(tx, code);
    const others = (await siblingsIn(tx, category.parent_code)).map((one) => one.code).filter((one) => one !== code);
    await storeOrder(tx, others.toSpliced(position - 1, 0, code));
    const details = { from: category.position, to: Math.min(position, others.length + 1) };
    await audit(tx, operator, 'category.placed', `category:${code}`, details, now);
    return code;
  });
}
