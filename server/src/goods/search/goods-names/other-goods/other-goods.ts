import type { ListedTexts } from '../../synonyms/listed-texts.ts';

/**
 * Kinds of goods without a group of synonyms, which few shops of a market like the demo's sell. A question about one that nobody sells is not
 * answered with whatever has a word of it.
 */
export type OtherGoods = readonly {
  readonly names: ListedTexts;
  /** What shoppers also call them, and other goods too. */
  readonly asked: ListedTexts;
  /** What shoppers say who need them and don't name them. */
  readonly needs: ListedTexts;
}[];
