import type { Locale } from '@tradewind/contract/base/locales';

/** Letters of one of these say as much as about four Latin ones. */
const weightOfLatin = 0.25;

/** Words that stand in most English sentences, and in few of other languages. */
const english = new Set(
  `about and any are be but by can could did does for from get good had has have hello help here how i if is it its my new not of ok
  one or order our please price refund send sent size sorry thank thanks that the there they this to too we what when where which
  who why with would yes you your`.split(/\s+/),
);

/**
 * Whether a text seems to be in another language than the reader's, by its scripts: each of the five languages has its own.
 * Names, numbers and addresses count little, so that a product's English name makes no Chinese sentence foreign. Languages in
 * Latin script are told from English by its most frequent words. A guess, which only decides whether a translation is offered.
 */
export function seemsForeign(text: string, reader: Locale): boolean {
  const words = text.replaceAll(/\S+@\S+|https?:\/\/\S+/g, ' ');
  const count = (script: RegExp) => words.match(script)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const thai = count(/\p{Script=Thai}/gu);
  const latin = count(/\p{Script=Latin}/gu) * weightOfLatin;
  const others = count(/\p{L}/gu) - kana - han - hangul - thai - latin / weightOfLatin;
  const all = kana + han + hangul + thai + latin + others;
  if (all < 1) return false;
  // A short text without kana can be either; a longer one is Chinese.
  const isJapanese = kana > han * 0.1;
  const own: Readonly<Record<Locale, number>> = {
    en: isEnglish(words) ? latin : 0,
    'zh-CN': isJapanese ? 0 : han,
    ja: isJapanese || han < 4 ? kana + han : 0,
    ko: hangul,
    th: thai,
  };
  return own[reader] < all / 2;
}

function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{Script=Latin}']+/gu) ?? [];
  return words.length < 4 || words.some((word) => english.has(word));
}
