import { foldText } from './fold.ts';

/** A length, volume, weight or storage size in a text. */
export interface Measure {
  /** A lexeme that nobody can type, with the amount in one unit: `=m:l300` for 30 cm, 0.3 m and 300 mm. */
  readonly lexeme: string;
  /** As written, and where. */
  readonly text: string;
  readonly start: number;
}

interface Unit {
  /** l length in mm, v volume in ml, w weight in g, s storage in GB. */
  readonly kind: 'l' | 'v' | 'w' | 's';
  readonly amount: number;
  readonly names: string;
}

const units: readonly Unit[] = [
  {
    kind: 'l',
    amount: 1,
    names: 'mm|millimet(?:er|re)s?|毫米|公厘|公釐|ミリメートル|ミリ(?![リメグ])|밀리미터|มม|มิลลิเมตร',
  },
  {
    kind: 'l',
    amount: 10,
    names: 'cm|centimet(?:er|re)s?|厘米|釐米|公分|センチメートル|センチ|센티미터|센티|센치|ซม|เซนติเมตร|เซนต์|เซน',
  },
  { kind: 'l', amount: 1_000, names: 'm|met(?:er|re)s?|米|公尺|メートル|미터|เมตร' },
  { kind: 'l', amount: 25.4, names: 'in|inch(?:es)?|英寸|英吋|吋|インチ|인치|นิ้ว' },
  { kind: 'l', amount: 304.8, names: 'ft|foot|feet|英尺|英呎|呎|フィート|피트|ฟุต' },
  // 码 is also a size of shoes.
  { kind: 'l', amount: 914.4, names: 'yds?|yards?|ヤード|야드|หลา' },
  { kind: 'v', amount: 1, names: 'ml|millilit(?:er|re)s?|毫升|ミリリットル|밀리리터|มล|มิลลิลิตร' },
  { kind: 'v', amount: 10, names: 'cl|centilit(?:er|re)s?' },
  { kind: 'v', amount: 1_000, names: 'l|lit(?:er|re)s?|升|公升|リットル|리터|ลิตร' },
  { kind: 'v', amount: 29.57, names: String.raw`fl\.?\s?oz|fluid ounces?|液体盎司|液盎司|液量オンス|액량 ?온스` },
  { kind: 'w', amount: 0.001, names: 'mg|milligrams?|毫克|ミリグラム|밀리그램|มก|มิลลิกรัม' },
  { kind: 'w', amount: 1, names: 'g|grams?|克|グラム|그램|กรัม|ก\\.' },
  { kind: 'w', amount: 100, names: 'ขีด' },
  { kind: 'w', amount: 500, names: '斤|市斤' },
  {
    kind: 'w',
    amount: 1_000,
    names: 'kg|kgs|kilos?|kilograms?|公斤|千克|キログラム|キロ|킬로그램|킬로|กก|กิโลกรัม|กิโล|โล(?![\u0E00-\u0E7F])',
  },
  { kind: 'w', amount: 28.35, names: 'oz|ounces?|盎司|オンス|온스|ออนซ์' },
  { kind: 'w', amount: 453.6, names: 'lbs?|pounds?|磅|ポンド|파운드|ปอนด์' },
  { kind: 's', amount: 0.001, names: 'mb|megabytes?|兆字节|メガバイト|메가바이트|เมกะไบต์' },
  { kind: 's', amount: 1, names: 'gb|gigabytes?|ギガバイト|ギガ|기가바이트|기가|กิกะไบต์' },
  { kind: 's', amount: 1_000, names: 'tb|terabytes?|テラバイト|テラ|테라바이트|테라|เทราไบต์' },
];

/** Storage sizes that are often written with a `G` only. */
const storageSizes = new Set([8, 16, 32, 64, 128, 256, 512]);

/** Longer names first, so that `ml` is not read as `m`. */
const named = units
  .flatMap(({ kind, amount, names }) => names.split(/\|(?![^(]*\))/u).map((name) => ({ kind, amount, name })))
  .toSorted((a, b) => b.name.length - a.name.length);
const half = String.raw`half an?|half|半|반|ครึ่ง`;
/** Written before units of Chinese and Japanese only; 千克 alone is a unit. */
const numeral = '(?!千)[〇零一二两兩三四五六七八九十百千]+(?=[米升公厘釐毫千克斤市英液盎磅吋呎リセミキグメイオポフヤ])';
const amountShape = String.raw`\d+(?:[.,]\d+)?|${numeral}|${half}`;
const unitShape = named.map(({ name }) => name).join('|');
const measureShape = new RegExp(
  String.raw`(?<![a-z\d.])(?<amounts>(?:(?:${amountShape})\s?[x×–-]\s?)*(?:${amountShape}))\s?-?(?<unit>${unitShape})(?![a-z])\.?`,
  'gu',
);
const thaiHalf = /ครึ่ง(?<unit>ลิตร|เมตร|กิโลกรัม|กิโล|โล)/gu;
/** `1 1/2 l`, with the denominators of measures. */
const fractionShape = new RegExp(
  String.raw`(?:(?<whole>\d+)[\s-]+)?(?<![\d.,/⁄])(?<above>\d{1,2})\s?[/⁄]\s?(?<below>2|3|4|5|8|10|16|32|64)(?=\s?-?(?:${unitShape})(?![a-z]))`,
  'gu',
);
const numerals = new Map([...'零一二三四五六七八九'].map((written, value) => [written, value]));
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
]);

/** The measures of a text, each with the amounts that stand before its unit: two in `60 × 40 cm`. */
export function measuresIn(text: string): Measure[] {
  return [...prepared(text).matchAll(measureShape)].flatMap(({ groups, index, 0: found }) => {
    const { kind, amount } = unitNamed(groups!['unit']!);
    return groups!['amounts']!.split(/\s?[x×–-]\s?/u).flatMap((written) => {
      const value = numberOf(written);
      const measure = { text: found, start: index };
      return [
        { ...measure, lexeme: lexemeOf(kind, value * amount) },
        ...(groups!['unit'] === 'g' && storageSizes.has(value) ? [{ ...measure, lexeme: lexemeOf('s', value) }] : []),
      ];
    });
  });
}

/** A search text without its measures, and each of them with what it may mean. */
export function withoutMeasures(text: string): { rest: string; measures: { text: string; lexemes: string[] }[] } {
  const byPlace = Map.groupBy(measuresIn(text), ({ start }) => start);
  const measures = [...byPlace.values()].map((found) => ({
    text: found[0]!.text,
    lexemes: found.map(({ lexeme }) => lexeme),
  }));
  return { rest: measures.reduce((left, measure) => left.replace(measure.text, ' '), prepared(text)), measures };
}

/** Folded, with thousands in one number, fractions as decimals and the Thai half before its unit. */
const prepared = (text: string): string =>
  foldText(text)
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
    .replaceAll(fractionShape, (written: string, whole: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? String(Number(whole ?? 0) + Number(above) / Number(below)) : written,
    )
    .replaceAll(thaiHalf, ' 0.5 $<unit>');

const unitNamed = (written: string) => named.find(({ name }) => new RegExp(`^(?:${name})$`, 'u').test(written))!;

function numberOf(written: string): number {
  if (new RegExp(`^(?:${half})$`, 'u').test(written)) return 0.5;
  return /^\d/u.test(written) ? Number(written.replace(',', '.')) : numberOfNumeral(written);
}

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

const lexemeOf = (kind: Unit['kind'], amount: number): string => `=m:${kind}${Number(amount.toPrecision(3))}`;
