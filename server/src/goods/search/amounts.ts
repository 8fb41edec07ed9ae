/** Words for a half before its unit, and for a quarter. */
const half = String.raw`half of an?|half an?|half|半|반|ครึ่ง`;
const quarter = 'quarter of an?|quarter';
const halfShape = new RegExp(`^(?:${half})$`, 'u');
const quarterShape = new RegExp(`^(?:${quarter})$`, 'u');
/** Written before units of Chinese and Japanese only; 千克 alone is a unit. */
const numeral =
  '(?!千)[〇零一二两兩三四五六七八九十百千]+(?=[米升公厘釐毫千克斤市英液盎磅吋呎寸瓦人件只隻片支瓶个個袋包盒枚双雙足両两兩本点品夸加立リセミキグメイオポフヤワピパクガシ])';
/** Words for numbers that follow on each other. */
const numbered = (list: string, first: number, step = 1) =>
  list.split(' ').map((word, index) => [word, first + index * step] as const);
const english = numbered('one two three four five six seven eight nine', 1);
const englishTeens = numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10);
const englishTens = numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
const thai = numbered('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า', 1);

/** Numbers as words. Those of Korean count things, and stand before units of their own. */
const words: ReadonlyMap<string, number> = new Map([
  ...english,
  ...englishTeens,
  ...englishTens,
  ...thai,
  ['สิบ', 10],
  ...['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟'].map((word, index) => [word, index + 1] as const),
]);

/** A regular expression of an amount before its unit. */
export const amountShape = String.raw`\d+(?:[.,]\d+)?|${numeral}|${half}|${quarter}|(?<![a-z\u0E00-\u0E7F가-힣])(?:${[...words.keys()].join('|')})`;

/** The number of an amount. */
export function numberOf(written: string): number {
  if (halfShape.test(written)) return 0.5;
  if (quarterShape.test(written)) return 0.25;
  return words.get(written) ?? (/^\d/u.test(written) ? Number(written.replace(',', '.')) : numberOfNumeral(written));
}

const numerals = new Map([...'零一二三四五六七八九'].map((written, value) => [written, value]));
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
]);

/** 三十二 is 32, 百 is 100. */
function numberOfNumeral(written: string): number {
  let sum = 0;
  let digit: number | null = null;
  for (const character of written.replaceAll(/[两兩]/gu, '二').replaceAll('〇', '零')) {
    const power = powers.get(character);
    if (power) sum += (digit ?? 1) * power;
    digit = power ? null : (numerals.get(character) ?? 0);
  }
  return sum + (digit ?? 0);
}

const oneOf = (list: readonly (readonly [string, number])[]): string => list.map(([word]) => word).join('|');
const ones = oneOf(english);
const tens = String.raw`(?:${oneOf(englishTens)})(?:[\s-](?:${ones}))?`;
const hundreds = String.raw`(?:(?:${ones}|a)\s)?hundred(?:\s(?:and\s)?(?:${tens}|${oneOf(englishTeens)}|${ones}))?`;
const thaiOnes = oneOf(thai);
const thaiTens = `สิบ(?:เอ็ด|${thaiOnes})?`;
const korean = '일이삼사오육칠팔구';

/** A regular expression of a number of several words, in English, Thai and in the Chinese numbers of Korean. */
export const spelledShape = [
  String.raw`(?<![a-z])(?:${hundreds}|${tens})`,
  String.raw`(?<![\u0E00-\u0E7F])(?:(?:${thaiOnes})ร้อย(?:(?:ยี่|${thaiOnes})?${thaiTens})?|(?:ยี่|${thaiOnes})?${thaiTens})`,
  // 백 alone is a bag, too.
  String.raw`(?<![가-힣])(?:[${korean}]백(?:[${korean}]?십)?[${korean}]?|백?[${korean}]?십[${korean}]?)(?=\s?[가-힣])`,
].join('|');

const numeralOf = (value: number): string => '零一二三四五六七八九'[value]!;

/** What is written in the numerals of Chinese for each word. */
const asNumeral: ReadonlyMap<string, string> = new Map([
  ...[...english, ...thai].map(([word, value]) => [word, numeralOf(value)] as const),
  ...englishTeens.map(([word, value]) => [word, `十${numeralOf(value - 10)}`] as const),
  ...englishTens.map(([word, value]) => [word, `${numeralOf(value / 10)}十`] as const),
  ...Array.from(korean, (word, index) => [word, numeralOf(index + 1)] as const),
  ...['hundred', 'ร้อย', '백'].map((word) => [word, '百'] as const),
  ...['สิบ', '십'].map((word) => [word, '十'] as const),
  ['เอ็ด', '一'],
  ['ยี่', '二'],
]);
const numeralWord = new RegExp(`[a-z]+|ร้อย|สิบ|เอ็ด|ยี่|${thaiOnes}|[가-힣]`, 'gu');

/** The number that is spelled so: two hundred and fifty, สองร้อยห้าสิบ and 이백오십 are 250. */
export const spelledNumber = (written: string): number =>
  numberOfNumeral((written.match(numeralWord) ?? []).map((word) => asNumeral.get(word) ?? '').join(''));
