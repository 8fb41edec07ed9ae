/** Words for a half before its unit. */
const half = String.raw`half an?|half|半|반|ครึ่ง`;
/** Written before units of Chinese and Japanese only; 千克 alone is a unit. */
const numeral =
  '(?!千)[〇零一二两兩三四五六七八九十百千]+(?=[米升公厘釐毫千克斤市英液盎磅吋呎寸瓦人件只隻片支瓶个個袋包盒枚双雙足両两兩本点リセミキグメイオポフヤワピ])';
/** Numbers as words. Those of Korean count things, and stand before units of their own. */
const words: ReadonlyMap<string, number> = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, index) => [word, index + 1] as const,
  ),
  ['twelve', 12],
  ...['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'].map((word, index) => [word, index + 1] as const),
  ...['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟'].map((word, index) => [word, index + 1] as const),
]);

/** A regular expression of an amount before its unit. */
export const amountShape = String.raw`\d+(?:[.,]\d+)?|${numeral}|${half}|(?<![a-z\u0E00-\u0E7F가-힣])(?:${[...words.keys()].join('|')})`;

/** The number of an amount. */
export function numberOf(written: string): number {
  if (new RegExp(`^(?:${half})$`, 'u').test(written)) return 0.5;
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
