import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { mergeCategory as contract, MergePlan } from '@tradewind/contract/goods/desk/categories';
import { sql } from 'kysely';
import type { Read, Tx } from '../../../base/db/database.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { audit } from '../../../platform/operators/index.ts';
import { categoryIn, requireFreeNames, siblingsIn, storeOrder, type StoredCategory } from './category-store.ts';
import { changeTree, type TreeDeps } from './change-tree.ts';
import type { CategoryMerge, MergePort } from './merge-port.ts';
import { mergeRestrictions } from './merge-restrictions.ts';

/** What a merge of two categories would move. @throws Refusal as `mergeCategory` does. */
export function planMerge(
  deps: TreeDeps,
  { now }: Pick<DeskCall, 'now'>,
  { id: from, into }: { id: string; into: string },
): Promise<MergePlan> {
  return deps.db.transact(async (tx) => {
    const { children } = await requireMergeable(deps, tx, { from, into, now });
    return { children: children.length, ...(await countMerge(tx, portsOf(deps), { from, into, now })) };
  });
}

/**
 * Merges a category into another one. Its products, its subcategories and the rules that name it move in one transaction.
 * It stays as a pointer, so that its code and its address lead to the other one for ever.
 *
 * @throws Refusal `category_not_found`, `category_merge_invalid` for itself, a subcategory of its own or a third level,
 *   `category_adult_differs`, `category_has_money_rules`, or `category_name_taken` where both have a subcategory of one name.
 */
export function mergeCategory(
  deps: TreeDeps,
  { operator, now }: DeskCall,
  { id: from, into, reason }: ParsedInputOf<typeof contract>,
): Promise<string> {
  const ports = portsOf(deps);
  return changeTree(deps, async (tx) => {
    const merge: CategoryMerge = { from, into, now };
    const { source, children, theirs } = await requireMergeable(deps, tx, merge);
    // Waits for products that are being saved with this category; later ones wait for the merge and go where it leads.
    await tx.selectFrom('categories').select('code').where('code', '=', from).forUpdate().execute();
    const { products, rules } = await countMerge(tx, ports, merge);
    for (const port of ports) await port.move(tx, merge, operator);
    await tx.updateTable('products').set({ category_code: into }).where('category_code', '=', from).execute();
    await tx.updateTable('categories').set({ parent_code: into }).where('parent_code', '=', from).execute();
    await storeOrder(
      tx,
      [...theirs, ...children].map((one) => one.code),
    );
    await tx
      .updateTable('categories')
      .set({ merged_into: into, parent_code: null, revision: sql`revision + 1` })
      .where((eb) => eb.or([eb('code', '=', from), eb('merged_into', '=', from)]))
      .execute();
    await storeOrder(
      tx,
      (await siblingsIn(tx, source.parent_code)).map((one) => one.code),
    );
    await deps.reindexCategories(tx, [into, ...children.map((one) => one.code)]);
    const details = { into, products, children: children.map((one) => one.code), rules, reason };
    await audit(tx, operator, 'category.merged', `category:${from}`, details, now);
    return into;
  });
}

const portsOf = ({ mergeWith }: TreeDeps): MergePort[] => [mergeRestrictions, ...mergeWith];

/** Both categories of a merge, with the subcategories of each. */
async function requireMergeable(
  { hasMoneyRules }: TreeDeps,
  tx: Tx,
  { from, into, now }: CategoryMerge,
): Promise<{ source: StoredCategory; children: StoredCategory[]; theirs: StoredCategory[] }> {
  const source = await categoryIn(tx, from);
  const target = await categoryIn(tx, into, 'into');
  const [children, theirs] = await Promise.all([siblingsIn(tx, from), siblingsIn(tx, into)]);
  const isTooDeep = children.length > 0 && target.parent_code !== null;
  if (from === into || target.parent_code === from || isTooDeep) refuse('category_merge_invalid', {}, ['into']);
  if (source.adult !== target.adult) refuse('category_adult_differs', {}, ['into']);
  // Two people decide what is charged: nobody ends such a rule, or has it hold for other goods, by a merge.
  if (await hasMoneyRules(tx, from, now)) refuse('category_has_money_rules', {}, ['id']);
  for (const { names, code } of children) requireFreeNames(names, theirs, code);
  return { source, children, theirs };
}

async function countMerge(
  read: Read,
  ports: readonly MergePort[],
  merge: CategoryMerge,
): Promise<Pick<MergePlan, 'products' | 'rules'>> {
  const { count } = await read
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('category_code', '=', merge.from)
    .executeTakeFirstOrThrow();
  const rules = await Promise.all(
    ports.map(async (port) => ({ subject: port.subject, ...(await port.count(read, merge)) })),
  );
  return { products: Number(count), rules: rules.filter(({ moved, ended }) => moved + ended > 0) };
}
