import type { AskedName } from '../../synonyms/asked-names/asked-names.ts';
import type { Need } from '../../synonyms/needs/needs.ts';
import type { GoodsName } from '../goods-name.ts';

/**
 * Kinds of goods without a group of synonyms, which few shops of a market like the demo's sell. A question about one that nobody sells is not
 * answered with whatever has a word of it.
 */
export type OtherGoods = readonly {
  readonly names: GoodsName;
  /** What shoppers also call them, and other goods too. */
  readonly asked: AskedName;
  /** What shoppers say who need them and don't name them. */
  readonly needs: Need;
}[];
