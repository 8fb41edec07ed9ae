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
  readonly names: WordLists;
  /** What people say who need it. */
  readonly phrases: WordLists;
}

/** Those of the groups of synonyms, and goods that shops may sell beside them. */
export function neededKinds(): NeededKind[] {
  const ofGroups = Object.entries(needs).map(([id, phrases]) => {
    const { words } = defaultSynonyms.get(id)!;
    const asked = listed(askedNames[id] ?? []);
    const names = byLocale((locale) => [...words[locale], ...asked[locale]]);
    return { id, indexed: words, names, phrases: listed(phrases) };
  });
  const others = otherGoods.map((goods) => {
    const [names, asked] = [listed(goods.names), listed(goods.asked)];
    return {
      id: names.en[0]!,
      indexed: null,
      names: byLocale((locale) => [...names[locale], ...asked[locale]]),
      phrases: listed(goods.needs),
    };
  });
  return [...ofGroups, ...others];
}

/** Texts that are given in the order of the languages, several of one by slashes. */
const listed = (texts: readonly string[]): WordLists =>
  byLocale((_, language) => (texts[language] ?? '').split('/').filter(Boolean));

const byLocale = (of: (locale: Locale, language: number) => string[]): WordLists =>
  Object.fromEntries(locales.map((locale, language) => [locale, of(locale, language)])) as unknown as WordLists;
