/**
 * For groups of synonyms, by their ids, what shoppers say who need such things and don't name them, in English, Chinese, Japanese, Korean and
 * Thai; `/` separates several of one language. They are not indexed: a question that names nothing is compared with them.
 */
export type Needs = Readonly<Record<string, Need>>;

export type Need = readonly [en: string, zh: string, ja: string, ko: string, th: string];
