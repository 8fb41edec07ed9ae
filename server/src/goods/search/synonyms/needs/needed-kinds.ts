import type { Locale } from '@tradewind/contract/base/locales';
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
  /** All that it is called. */
  readonly names: (locale: Locale) => string[];
  /** What people say who need it. */
  readonly phrases: (locale: Locale) => string[];
}

/** Those of the groups of synonyms, and goods that shops may sell beside them. */
export const neededKinds: readonly NeededKind[] = [
  ...Object.entries(needs).map(([id, phrases]): NeededKind => {
    const { words } = defaultSynonyms.get(id)!;
    const asked = askedNames[id];
    return {
      id,
      indexed: words,
      names: (locale) => [...words[locale], ...(asked ? textsOf(asked, locale) : [])],
      phrases: (locale) => textsOf(phrases, locale),
    };
  }),
  ...otherGoods.map(({ names, asked, needs: phrases }): NeededKind => ({
    id: textsOf(names, 'en')[0]!,
    indexed: null,
    names: (locale) => [...textsOf(names, locale), ...textsOf(asked, locale)],
    phrases: (locale) => textsOf(phrases, locale),
  })),
];
