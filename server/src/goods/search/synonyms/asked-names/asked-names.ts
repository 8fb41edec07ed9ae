import type { ListedTexts } from '../listed-texts.ts';

/**
 * For groups of synonyms, by their ids, what shoppers call such things beside the words of the group. They are not indexed, since a product would have more of them than words of its own: a search
 * that finds nothing reads the first word of the group in their place.
 */
export type AskedNames = Readonly<Record<string, ListedTexts>>;
