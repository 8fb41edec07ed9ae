/**
 * For groups of synonyms, by their ids, what shoppers call such things beside the words of the group, in English, Chinese, Japanese, Korean and
 * Thai; `/` separates several of one language. They are not indexed, since a product would have more of them than words of its own: a search
 * that finds nothing reads the first word of the group in their place.
 */
export type AskedNames = Readonly<Record<string, AskedName>>;

export type AskedName = readonly [en: string, zh: string, ja: string, ko: string, th: string];
