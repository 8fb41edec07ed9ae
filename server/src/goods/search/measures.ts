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
  { kind: 'l', amount: 1, names: 'mm|millimet(?:er|re)s?|毫米|公厘|ミリメートル|ミリ(?!リ)|밀리미터|มม|มิลลิเมตร' },
  {
    kind: 'l',
    amount: 10,
    names: 'cm|centimet(?:er|re)s?|厘米|公分|センチメートル|センチ|센티미터|센티|센치|ซม|เซนติเมตร|เซนต์|เซน',
  },
  { kind: 'l', amount: 1_000, names: 'm|met(?:er|re)s?|米|公尺|メートル|미터|เมตร' },
  { kind: 'l', amount: 25.4, names: 'in|inch(?:es)?|英寸|吋|インチ|인치|นิ้ว' },
  { kind: 'v', amount: 1, names: 'ml|millilit(?:er|re)s?|毫升|ミリリットル|밀리리터|มล|มิลลิลิตร' },
  { kind: 'v', amount: 10, names: 'cl|centilit(?:er|re)s?' },
  { kind: 'v', amount: 1_000, names: 'l|lit(?:er|re)s?|升|公升|リットル|리터|ลิตร' },
  { kind: 'w', amount: 1, names: 'g|grams?|克|グラム|그램|กรัม|ก\\.' },
  { kind: 'w', amount: 1_000, names: 'kg|kgs|kilos?|kilograms?|公斤|千克|キログラム|キロ|킬로그램|킬로|กก|กิโลกรัม|กิโล' },
  { kind: 'w', amount: 28.35, names: 'oz|ounces?|盎司|オンス|온스|ออนซ์' },
  { kind: 's', amount: 1, names: 'gb|gigabytes?|ギガ|기가' },
  { kind: 's', amount: 1_000, names: 'tb|terabytes?|テラ|테라' },
];

/** Storage sizes that are often written with a `G` only. */
const storageSizes = new Set([8, 16, 32, 64, 128, 256, 512]);

/** Longer names first, so that `ml` is not read as `m`. */
const named = units
  .flatMap(({ kind, amount, names }) => names.split(/\|(?![^(]*\))/u).map((name) => ({ kind, amount, name })))
  .toSorted((a, b) => b.name.length - a.name.length);
const half = String.raw`half an?|half|半|반|ครึ่ง`;
const amountShape = String.raw`\d+(?:[.,]\d+)?|[一两二三四五六七八九十](?=[米升公厘毫千克])|${half}`;
const measureShape = new RegExp(
  String.raw`(?<![a-z\d.])(?<amounts>(?:(?:${amountShape})\s?[x×–-]\s?)*(?:${amountShape}))\s?-?(?<unit>${named.map(({ name }) => name).join('|')})(?![a-z])\.?`,
  'gu',
);
const thaiHalf = /ครึ่ง(?<unit>ลิตร|เมตร|กิโลกรัม|กิโล|โล)/gu;
const numerals = new Map([...'一二三四五六七八九十'].map((numeral, index) => [numeral, index + 1]));

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

/** Folded, with thousands in one number and the Thai half before its unit. */
const prepared = (text: string): string =>
  foldText(text)
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
    .replaceAll(thaiHalf, ' 0.5 $<unit>');

const unitNamed = (written: string) => named.find(({ name }) => new RegExp(`^(?:${name})$`, 'u').test(written))!;

function numberOf(written: string): number {
  if (new RegExp(`^(?:${half})$`, 'u').test(written)) return 0.5;
  return numerals.get(written) ?? (written === '两' ? 2 : Number(written.replace(',', '.')));
}

const lexemeOf = (kind: Unit['kind'], amount: number): string => `=m:${kind}${Number(amount.toPrecision(3))}`;
