import * as contract from '@tradewind/contract/goods/desk/categories';
import type { Api } from '../../../base/http/api.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { listCategories, showCategory } from './category-queries.ts';
import type { TreeDeps } from './change-tree.ts';
import { mergeCategory, planMerge } from './merge-category.ts';
import { deleteCategory, moveCategory } from './move-category.ts';
import { createCategory, placeCategory, saveCategory } from './save-category.ts';

/** The operators' endpoints for the category tree. */
export function categoryRoutes(api: Api, deps: TreeDeps): void {
  const { read } = deps.db;
  const shown = async ({ locale }: DeskCall, changed: Promise<string>) => showCategory(read, await changed, locale);

  api.operator(contract.deskCategories, ({ locale }, input) => listCategories(read, input, locale));
  api.operator(contract.deskCategoryById, ({ locale }, { id }) => showCategory(read, id, locale));
  api.operator(contract.createCategory, (call, input) => shown(call, createCategory(deps, call, input)));
  api.operator(contract.saveCategory, (call, input) => shown(call, saveCategory(deps, call, input)));
  api.operator(contract.placeCategory, (call, input) => shown(call, placeCategory(deps, call, input)));
  api.operator(contract.moveCategory, (call, input) => shown(call, moveCategory(deps, call, input)));
  api.operator(contract.planMerge, (call, input) => planMerge(deps, call, input));
  api.operator(contract.mergeCategory, (call, input) => shown(call, mergeCategory(deps, call, input)));
  api.operator(contract.deleteCategory, (call, input) => deleteCategory(deps, call, input));
}
