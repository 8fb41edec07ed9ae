import type { ListedTexts } from '../listed-texts.ts';

/**
 * For groups of synonyms, by their ids, what shoppers say who need such things and don't name them. They are not indexed: a question that names nothing is compared with them.
 */
export type Needs = Readonly<Record<string, ListedTexts>>;
