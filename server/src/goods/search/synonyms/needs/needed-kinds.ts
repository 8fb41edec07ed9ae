import type { Locale } from '@tradewind/contract/base/locales';
import { goodsNames } from '../../goods-names/goods-names.ts';
import { needsOfNames } from '../../goods-names/needs/index.ts';
import { otherGoods } from '../../goods-names/other-goods/index.ts';
import { askedNames } from '../asked-names/index.ts';
import { defaultSynonyms, type WordLists } from '../default-synonyms.ts';
import { textsOf } from '../listed-texts.ts';
import { needs } from './index.ts';

/** A kind of goods that people describe by what they need it for. */
export interface NeededKind {
  readonly id: string;
  /** Words of a group of synonyms, which products of the kind are indexed by in all languages; null for a kind without a group. */
  readonly indexed: WordLists | null;
  /** Whether products of the kind would be known by its names: a lamp may be sold as a bulb, a lawn mower is called nothing else. */
  readonly isTelling: boolean;
  /** All that it is called. */
  readonly names: (locale: Locale) => string[];
  /** What people say who need it. */
  readonly phrases: (locale: Locale) => string[];
}

/** The names of kinds by the first English one. */
const named = new Map(goodsNames.map((names) => [textsOf(names, 'en')[0]!, names]));

/** Those of the groups of synonyms, other common kinds of goods, and goods that few shops sell. */
export const neededKinds: readonly NeededKind[] = [
  ...Object.entries(needs).map(([id, phrases]): NeededKind => {
    const { words } = defaultSynonyms.get(id)!;
    const asked = askedNames[id];
    return {
      id,
      indexed: words,
      isTelling: true,
      names: (locale) => [...words[locale], ...(asked ? textsOf(asked, locale) : [])],
      phrases: (locale) => textsOf(phrases, locale),
    };
  }),
  ...Object.entries(needsOfNames).map(([name, phrases]): NeededKind => ({
    id: name,
    indexed: null,
    isTelling: false,
    names: (locale) => textsOf(named.get(name)!, locale),
    phrases: (locale) => textsOf(phrases, locale),
  })),
  ...otherGoods.map(({ names, asked, needs: phrases }): NeededKind => ({
    id: textsOf(names, 'en')[0]!,
    indexed: null,
    isTelling: true,
    names: (locale) => [...textsOf(names, locale), ...textsOf(asked, locale)],
    phrases: (locale) => textsOf(phrases, locale),
  })),
];
