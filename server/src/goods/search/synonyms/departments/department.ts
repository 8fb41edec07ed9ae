import type { CategoryCode } from '@tradewind/contract/goods/catalog';

/**
 * Synonyms in English, Chinese, Japanese, Korean and Thai; `/` separates several of one language. Any of them in a title adds them
 * all, so a wider word stands in a phrase: `ビキニ水着` has bikinis found by 水着, and not every swimsuit by ビキニ.
 */
export type Meaning = readonly [
  en: string,
  zh: string,
  ja: string,
  ko: string,
  th: string,
  /** Where it isn't made of the category and the first word, because one of them was another one before. */
  id?: string,
];

/**
 * The synonyms of a department, by the category in which they apply, so that a computer mouse and a toy mouse are not confused;
 * `all`: everywhere.
 */
export type Department = Readonly<Partial<Record<CategoryCode | 'all', readonly Meaning[]>>>;
