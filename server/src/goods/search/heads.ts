import type { Locale } from '@tradewind/contract/base/locales';
import { foldText } from './fold.ts';
import { isGoodsName } from './goods-words.ts';
import { pieces, segmentRun } from './search-words.ts';

/**
 * What a thing is, by its name: a "phone case" is a case and no phone, and so is a "case for phones". In English, Chinese, Japanese
 * and Korean the last word of a phrase says so, in Thai the first one. What comes with a thing, and what it is for, doesn't.
 */
export function headPhrases(title: string, locale: Locale): string[] {
  const phrases = foldText(title)
    .split(borders[locale])
    .slice(0, locale === 'en' || locale === 'th' ? 1 : 3)
    .filter((phrase) => phrase.trim() !== '' && !extras.test(phrase));
  return locale === 'en' ? phrases.flatMap(thingsIn) : phrases;
}

/** `bowl and spoon` names two things, and so does `mask and snorkel set`, but `phone and cable pouch` one. */
function thingsIn(phrase: string): string[] {
  const [first, second] = phrase.split(/\sand\s(?!.*\sand\s)/u);
  return second && (!/\s/u.test(second.trim()) || /\sset\s*$/u.test(second)) ? [first!, phrase] : [phrase];
}

const borders: Readonly<Record<Locale, RegExp>> = {
  en: /,|[(–]|\s(?:with|for|in|from|to)\s/u,
  'zh-CN': /[\s,、·]+/u,
  ja: /[\s,、]+/u,
  ko: /[,、]+/u,
  th: /,/u,
};

/** What a thing comes with or is for. */
const extras = /^(?:附|含|带|配)|(?:用|付き|つき|対応|入り|포함|용|付)\s*$/u;

/** The words that say what a thing is. */
export function headWords(title: string, locale: Locale): string[] {
  return headPhrases(title, locale).flatMap((phrase) => {
    const words = pieces(phrase).flatMap(({ kind, text }) => (kind === 'run' ? segmentRun(text, locale) : [text]));
    if (locale === 'th') return [firstNoun(words.filter((word) => /\p{Script=Thai}/u.test(word)))];
    return words.filter((word) => /^\p{L}/u.test(word)).slice(-1);
  });
}

/** The segmenter splits many Thai nouns in two. A second word that is a thing of its own says what the first one is for. */
const firstNoun = ([first = '', second = '']: readonly string[]): string =>
  isGoodsName([second]) ? first : first + second;
