import type { Read } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';

/** A category with its place in the tree. */
export interface Category {
  readonly code: string;
  readonly names: LocalTexts;
  readonly image: string;
  /** Only for shoppers who stated to be old enough; a subcategory is what its parent is. */
  readonly adult: boolean;
  /** Hidden itself, or below a hidden one. */
  readonly hidden: boolean;
  /** null: of the first level. */
  readonly parent: Category | null;
  /** In their order. */
  readonly children: readonly Category[];
  /** The codes of categories that were merged into it. */
  readonly former: readonly string[];
}

/** All categories at a moment. */
export interface CategoryTree {
  /** The first level, in its order. */
  readonly tops: readonly Category[];
  /** The category with a code, or the one that it was merged into; null for none. */
  find(code: string): Category | null;
  /** The category that a text names, by its code or its name in any language, or as `parent > name`; null for none. */
  named(text: string): Category | null;
}

/**
 * The codes of a category and of its subcategories, whose products are in its lists too. Of merged categories as well: the
 * search index names them until its job has come by.
 */
export const codesOf = ({ code, former, children }: Category): string[] => [
  code,
  ...former,
  ...children.flatMap((child) => codesOf(child)),
];

/** The categories from the first level to this one; none without one. */
export const pathOf = (category: Category | null): Category[] =>
  category ? [...pathOf(category.parent), category] : [];

/** A tree that is open to be built: a category refers to its parent and its children. */
interface Growing extends Category {
  parent: Growing | null;
  children: Growing[];
  former: string[];
}

/** Reads the tree in one query. */
export async function readCategoryTree(read: Read): Promise<CategoryTree> {
  const rows = await read
    .selectFrom('categories')
    .select(['code', 'names', 'image', 'adult', 'hidden', 'parent_code', 'merged_into'])
    // Parents come before their subcategories, and merged ones last.
    .orderBy((eb) => eb('merged_into', 'is not', null))
    .orderBy((eb) => eb('parent_code', 'is not', null))
    .orderBy('position')
    .orderBy('code')
    .execute();
  const known = new Map<string, Growing>();
  for (const { code, names, image, adult, hidden, parent_code, merged_into } of rows) {
    const target = merged_into === null ? undefined : known.get(merged_into);
    if (target) {
      target.former.push(code);
      known.set(code, target);
      continue;
    }
    const parent = parent_code === null ? null : known.get(parent_code)!;
    const isHidden = hidden || (parent?.hidden ?? false);
    const category: Growing = { code, names, image, adult, hidden: isHidden, parent, children: [], former: [] };
    parent?.children.push(category);
    known.set(code, category);
  }
  return treeOf(known);
}

function treeOf(known: ReadonlyMap<string, Category>): CategoryTree {
  const all = [...new Set(known.values())];
  return {
    tops: all.filter(({ parent }) => parent === null),
    find: (code) => known.get(code) ?? null,
    named(text) {
      const [wanted = '', parent] = text.split('>').map(folded).toReversed();
      if (parent === undefined && known.has(wanted)) return known.get(wanted)!;
      const found = all.filter(
        (one) => isNamed(one, wanted) && (parent === undefined || (one.parent !== null && isNamed(one.parent, parent))),
      );
      // A name that several subcategories have says nothing without their parent; one of the first level goes first.
      return found.find((one) => one.parent === null) ?? (found.length === 1 ? found[0]! : null);
    },
  };
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

const isNamed = ({ code, names }: Category, wanted: string): boolean =>
  code === wanted || Object.values(names).some((name) => folded(name ?? '') === wanted);
