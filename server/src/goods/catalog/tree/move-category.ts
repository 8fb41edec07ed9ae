import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type {
  deleteCategory as deleteContract,
  moveCategory as contract,
} from '@tradewind/contract/goods/desk/categories';
import { brokenConstraint } from '../../../base/db/database.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { audit } from '../../../platform/operators/index.ts';
import { categoryIn, requireFreeNames, siblingsIn, storeOrder } from './category-store.ts';
import { changeTree, type TreeDeps } from './change-tree.ts';

/**
 * Moves a category below another one, or to the first level, as the last one there. Its products come along: they are in
 * the lists of the new parent at once, and found by its name within minutes.
 *
 * @throws Refusal `category_not_found`, `category_move_invalid` where there would be a third level or a circle,
 *   `category_adult_differs`, `category_name_taken`, or `picture_invalid` for one without a picture on the first level.
 */
export function moveCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  { id: code, reason, ...to }: ParsedInputOf<typeof contract>,
): Promise<string> {
  const parent = to.parent ?? null;
  return changeTree(deps, async (tx) => {
    const category = await categoryIn(tx, code);
    const target = parent === null ? null : await categoryIn(tx, parent, 'parent');
    const children = await siblingsIn(tx, code);
    const isTooDeep = target !== null && (target.parent_code !== null || children.length > 0);
    if (isTooDeep || parent === code || parent === category.parent_code)
      refuse('category_move_invalid', {}, ['parent']);
    if (target && target.adult !== category.adult) refuse('category_adult_differs', {}, ['parent']);
    if (parent === null && category.image === '') refuse('picture_invalid', {}, ['parent']);
    const siblings = await siblingsIn(tx, parent);
    requireFreeNames(category.names, siblings, code);
    await tx
      .updateTable('categories')
      .set({ parent_code: parent, position: siblings.length + 1, revision: category.revision + 1 })
      .where('code', '=', code)
      .execute();
    await storeOrder(
      tx,
      (await siblingsIn(tx, category.parent_code)).map((one) => one.code),
    );
    await deps.reindexCategories(tx, [code]);
    const details = { from: category.parent_code ?? '', to: parent ?? '', reason };
    await audit(tx, operator, 'category.moved', `category:${code}`, details, now);
    return code;
  });
}

/**
 * Deletes a category that nothing names: no product, subcategory, merged category or rule.
 *
 * @throws Refusal `category_not_found` or `category_not_empty`.
 */
export function deleteCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  { id: code }: ParsedInputOf<typeof deleteContract>,
): Promise<{ id: string }> {
  return changeTree(deps, async (tx) => {
    const { names, parent_code: parent } = await categoryIn(tx, code);
    await tx
      .deleteFrom('categories')
      .where('code', '=', code)
      .execute()
      .catch((error: unknown) => {
        // Whatever names a category refers to it by a foreign key.
        if (brokenConstraint(error)) refuse('category_not_empty');
        throw error;
      });
    await storeOrder(
      tx,
      (await siblingsIn(tx, parent)).map((one) => one.code),
    );
    await audit(tx, operator, 'category.deleted', `category:${code}`, { names, parent: parent ?? '' }, now);
    return { id: code };
  });
}
