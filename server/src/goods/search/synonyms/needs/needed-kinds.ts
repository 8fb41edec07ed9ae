import { locales, type Locale } from '@tradewind/contract/base/locales';
import { otherGoods } from '../../goods-names/other-goods/index.ts';
import { askedNames } from '../asked-names/index.ts';
import { defaultSynonyms, type WordLists } from '../default-synonyms.ts';
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
      names: (locale) => [...words[locale], ...listed(asked, locale)],
      phrases: (locale) => listed(phrases, locale),
    };
  }),
  ...otherGoods.map(({ names, asked, needs: phrases }): NeededKind => ({
    id: listed(names, 'en')[0]!,
    indexed: null,
    names: (locale) => [...listed(names, locale), ...listed(asked, locale)],
    phrases: (locale) => listed(phrases, locale),
  })),
];

/** Texts of one language of those that are given in the order of the languages, several of one by slashes. */
function listed(texts: readonly string[] | undefined, locale: Locale): string[] {
  return (texts?.[locales.indexOf(locale)] ?? '').split('/').filter(Boolean);
}
