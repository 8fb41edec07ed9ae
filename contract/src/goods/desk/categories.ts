import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, int, text } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage } from '../../base/local-texts.ts';
import { categoryCode } from '../catalog.ts';

const readers = ['support', 'catalogue', 'admin'] as const;
const writers = ['catalogue', 'admin'] as const;

/** The longest name of a category, in characters of each language. */
export const categoryNameLimit = 40;

export const deskCategory = z.object({
  id: z.string().describe('Its code, part of addresses; it never changes'),
  parent: z.string().describe('Code of the category that it is below; empty: of the first level'),
  name: z.string().describe("In the operator's language"),
  names: textInEveryLanguage,
  image: z.string().describe('Empty: a subcategory shows that of its parent'),
  position: z.int().describe('Among those with the same parent, from 1'),
  siblings: z.int().describe('How many have the same parent, with itself'),
  hidden: flag,
  adult: flag.describe('1: only for shoppers who stated to be 18 or older'),
  products: z.int().describe('Directly in it, in any state'),
  products_below: z.int().describe('In it and its subcategories'),
  children: z.int().describe('Its subcategories'),
  former: z.array(z.string()).describe('Codes of categories that were merged into it; they lead here for ever'),
  revision: z.int(),
});
export type DeskCategory = z.output<typeof deskCategory>;

const one = z.object({ id: categoryCode });
const reason = text(300);

export const deskCategories = endpoint({
  name: 'desk.categories',
  summary: 'The tree of categories: each of the first level, then its subcategories, in their order',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/categories',
  input: listInput(['position'], {}),
  output: deskList(deskCategory),
  refusals: [],
});

export const deskCategoryById = endpoint({
  name: 'desk.category',
  summary: 'One category, also by the code of one that was merged into it',
  who: 'operator',
  roles: readers,
  method: 'GET',
  path: '/api/desk/category',
  input: one,
  output: deskCategory,
  refusals: ['category_not_found'],
});

/** What an operator writes of a category. */
const written = {
  names: inEveryLanguage(categoryNameLimit).describe('In every language; unlike those with the same parent'),
  image: text(500, 0).default('').describe('An upload of an operator, or the picture that it has'),
  hidden: flag.default(0).describe('1: left out of menus, filters and sitemaps; its products stay on sale'),
};

export const createCategory = endpoint({
  name: 'desk.createCategory',
  summary: 'Make a category, or a subcategory of one; it becomes the last one there',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_create',
  input: z.object({
    id: categoryCode.describe('Its code, part of addresses; it never changes'),
    parent: filter(categoryCode).describe('Absent: of the first level'),
    adult: flag.default(0).describe('1: for adults only; a subcategory is what its parent is'),
    ...written,
  }),
  output: deskCategory,
  refusals: [
    'category_not_found',
    'category_code_taken',
    'category_incomplete',
    'category_name_taken',
    'category_move_invalid',
    'picture_invalid',
  ],
});

export const saveCategory = endpoint({
  name: 'desk.saveCategory',
  summary: 'Change names and picture of a category, hide or show it',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_save',
  input: z.object({
    id: categoryCode,
    revision: int.describe('The one that was read, so that nobody overwrites a colleague unseen'),
    ...written,
  }),
  output: deskCategory,
  refusals: ['category_not_found', 'category_changed', 'category_incomplete', 'category_name_taken', 'picture_invalid'],
});

export const placeCategory = endpoint({
  name: 'desk.placeCategory',
  summary: 'Change the place of a category among those with the same parent',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_place',
  input: z.object({ id: categoryCode, position: int.pipe(z.int().min(1).max(999)).describe('From 1') }),
  output: deskCategory,
  refusals: ['category_not_found'],
});

export const moveCategory = endpoint({
  name: 'desk.moveCategory',
  summary: 'Move a category below another one, or to the first level; its products come along',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_move',
  input: z.object({ id: categoryCode, parent: filter(categoryCode).describe('Absent: to the first level'), reason }),
  output: deskCategory,
  refusals: [
    'category_not_found',
    'category_move_invalid',
    'category_adult_differs',
    'category_name_taken',
    'picture_invalid',
  ],
});

/** Kinds of rows that name a category, beside products and subcategories. */
export const mergeSubjects = ['restrictions', 'applications'] as const;
export type MergeSubject = (typeof mergeSubjects)[number];

const merge = { id: categoryCode, into: categoryCode };
const mergeRefusals = [
  'category_not_found',
  'category_merge_invalid',
  'category_adult_differs',
  'category_has_money_rules',
  'category_name_taken',
] as const;

export const planMerge = endpoint({
  name: 'desk.planCategoryMerge',
  summary: 'What a merge of two categories would move',
  who: 'operator',
  roles: writers,
  method: 'GET',
  path: '/api/desk/category_merge_plan',
  input: z.object(merge),
  output: z.object({
    products: z.int(),
    children: z.int().describe('Subcategories that come below the other one'),
    rules: z
      .array(
        z.object({
          subject: z.enum(mergeSubjects),
          moved: z.int().describe('Will name the other category'),
          ended: z.int().describe('No longer count, because the other category has its own'),
        }),
      )
      .describe('Without those that name neither'),
  }),
  refusals: [...mergeRefusals],
});
export type MergePlan = z.output<typeof planMerge.output>;

export const mergeCategory = endpoint({
  name: 'desk.mergeCategory',
  summary:
    'Merge a category into another one: all that names it names the other one, and its code and address lead there for ever',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_merge',
  input: z.object({ ...merge, reason }),
  output: deskCategory,
  refusals: [...mergeRefusals],
});

export const deleteCategory = endpoint({
  name: 'desk.deleteCategory',
  summary: 'Delete an empty category that nothing names',
  who: 'operator',
  roles: writers,
  method: 'POST',
  path: '/api/desk/category_delete',
  input: one,
  output: one,
  refusals: ['category_not_found', 'category_not_empty'],
});
