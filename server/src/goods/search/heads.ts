import type { Locale } from '@tradewind/contract/base/locales';
import { foldText } from './fold.ts';
import { pieces, segmentRun } from './search-words.ts';

/**
 * What a thing is, by its name: a "phone case" is a case and no phone, and so is a "case for phones". In English, Chinese, Japanese
 * and Korean the last word of a phrase says so, in Thai the first one. What comes with a thing, and what it is for, doesn't.
 */
export function headPhrases(title: string, locale: Locale): string[] {
  return foldText(title)
    .split(borders[locale])
    .slice(0, locale === 'en' || locale === 'th' ? 1 : 3)
    .filter((phrase) => phrase.trim() !== '' && !extras.test(phrase));
}

const borders: Readonly<Record<Locale, RegExp>> = {
  en: /,|[(–]|\s(?:with|for|in|from|to|and)\s/u,
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
    // The segmenter splits many Thai nouns in two.
    if (locale === 'th')
      return [
        words
          .filter((word) => /\p{Script=Thai}/u.test(word))
          .slice(0, 2)
          .join(''),
      ];
    return words.filter((word) => /^\p{L}/u.test(word)).slice(-1);
  });
}
