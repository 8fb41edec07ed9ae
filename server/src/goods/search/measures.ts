import { amountShape, numberOf, spelledNumber, spelledShape } from './amounts.ts';
import { foldText } from './fold.ts';
import { unitNamed, unitShape } from './measure-units.ts';

/** A length, volume, weight, storage size, charge or power in a text, or a number of persons, pieces or pairs. */
export interface Measure {
  /** A lexeme that nobody can type, with the amount in one unit: `=m:l300` for 30 cm, 0.3 m and 300 mm. */
  readonly lexeme: string;
  /** As written, and where. */
  readonly text: string;
  readonly start: number;
}

/** Storage sizes that are often written with a `G` only. */
const storageSizes = new Set([8, 16, 32, 64, 128, 256, 512]);

/** What stands between two amounts of one unit. */
const between = String.raw`\s?(?:(?<![a-z])x(?![a-z])|[×*–-])\s?|\sby\s`;
const betweenShape = new RegExp(between, 'u');

const measureShape = new RegExp(
  String.raw`(?<![a-z\d.])(?<amounts>(?:(?:${amountShape})(?:${between}))*(?:${amountShape}))\s?-?(?<unit>${unitShape})(?![a-z])\.?`,
  'gu',
);

/** The measures of a text, each with the amounts that stand before its unit: two in `60 × 40 cm`. */
export function measuresIn(text: string): Measure[] {
  return [...prepared(text).matchAll(measureShape)].flatMap(({ groups, index, 0: found }) => {
    const { kind, amount } = unitNamed(groups!['unit']!);
    return groups!['amounts']!.split(betweenShape).flatMap((written) => {
      const value = numberOf(written);
      // One of a thing is the thing.
      if (value < 2 && (kind === 'h' || kind === 'n' || kind === 'd')) return [];
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

/** Folded, with each amount as one number before its unit. */
const prepared = (text: string): string =>
  rewritings.reduce(
    (written, rewrite) => rewrite(written),
    foldText(text).replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, ''),
  );

const beforeUnit = String.raw`(?=\s?-?(?:${unitShape})(?![a-z]))`;

/** `1 1/2 l`, with the denominators of measures. */
const fractionShape = new RegExp(
  String.raw`(?:(?<whole>\d+)[\s-]+)?(?<![\d.,/⁄])(?<above>\d{1,2})\s?[/⁄]\s?(?<below>2|3|4|5|8|10|16|32|64)${beforeUnit}`,
  'gu',
);
/** Behind its unit a half belongs to it, unless it begins a word such as 半袖. */
const halfBehindShape = new RegExp(
  String.raw`(?<amount>${amountShape})\s?(?<unit>米|公尺|公斤|千克|斤|公升|升|メートル|リットル|キロ|미터|리터|킬로|เมตร|ลิตร|กิโลกรัม|กิโล)\s?(?:半(?![身袖高透自])|반(?![\uAC00-\uD7A3])|ครึ่ง)`,
  'gu',
);
const partMoreShape = new RegExp(
  String.raw`(?<amount>\d+|(?<![a-z])[a-z]+) and a (?<part>half|quarter)${beforeUnit}`,
  'gu',
);
/** 一米八 is 1.8 m and 1米65 is 1.65 m, unless the last number has a unit of its own. */
const metreShape = new RegExp(
  String.raw`(?<![\d.])(?<whole>[1-9一二两三四五])米(?<part>\d{1,2}|[一二三四五六七八九])(?![\d.一二三四五六七八九十百千]|\s?(?:${unitShape}))`,
  'gu',
);

const threeQuarters = new RegExp(String.raw`three[\s-]quarters?(?: of an?)?${beforeUnit}`, 'gu');
const spelledBeforeUnit = new RegExp(
  String.raw`(?:${spelledShape})(?:${beforeUnit}|(?=(?:${between})(?:\d+|${spelledShape})${beforeUnit}))`,
  'gu',
);

/** Signs of feet and inches. `foldText` makes two primes of a double one. */
const footSign = "['’′]";
const inchSign = `(?:"|”|′′|''|’’)`;
const feetAndInches = new RegExp(
  String.raw`(?<![\d.,])(?<feet>\d{1,2})\s?(?:${footSign}|-?(?:ft|foot|feet)\b\.?)[\s-]?(?<inches>\d{1,2}(?:\.\d+)?)\s?(?:${inchSign}|-?in(?:ch(?:es)?)?(?![a-z]))`,
  'gu',
);
const signedInches = new RegExp(
  String.raw`(?<amount>\d+(?:[.,]\d+)?)\s?${inchSign}(?:(?<by>\s?[x×*]\s?)(?=\d)|(?!\d))`,
  'gu',
);
const signedFeet = new RegExp(
  String.raw`(?<![\d.,])(?<amount>\d{1,3})\s?${footSign}(?:(?<by>\s?[x×*]\s?)(?=\d)|(?![\d\p{L}'’′"”]))`,
  'gu',
);
const inchesOfFoot = 12;

/** Before a sign that ends a quotation: one that began it. */
const openQuotation = /(?:^|[\s([])(?:["“][^"”]*|['‘][^'’]*)$/u;

/** Writes a unit for its sign, unless the sign is a quotation mark. */
const unitForSign =
  (unit: string) =>
  (written: string, amount: string, by: string | undefined, at: number, text: string): string =>
    openQuotation.test(text.slice(0, at)) ? written : `${amount} ${unit} ${by ? '× ' : ''}`;

const rewritings: readonly ((text: string) => string)[] = [
  (text) =>
    text.replaceAll(
      feetAndInches,
      (_, feet: string, inches: string) => `${Number(feet) * inchesOfFoot + Number(inches)} in `,
    ),
  (text) => text.replaceAll(signedInches, unitForSign('in')),
  (text) => text.replaceAll(signedFeet, unitForSign('ft')),
  (text) => text.replaceAll(threeQuarters, '0.75'),
  (text) => text.replaceAll(spelledBeforeUnit, (written) => String(spelledNumber(written))),
  (text) =>
    text.replaceAll(fractionShape, (written: string, whole: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? String(Number(whole ?? 0) + Number(above) / Number(below)) : written,
    ),
  (text) => text.replaceAll(/ครึ่ง(?<unit>ลิตร|เมตร|กิโลกรัม|กิโล|โล)/gu, ' 0.5 $<unit>'),
  (text) => text.replaceAll(halfBehindShape, (_, amount: string, unit: string) => `${numberOf(amount) + 0.5}${unit} `),
  (text) =>
    text.replaceAll(partMoreShape, (written: string, amount: string, part: string) => {
      const number = numberOf(amount);
      return number > 0 ? String(number + numberOf(part)) : written;
    }),
  (text) =>
    text.replaceAll(metreShape, (_, whole: string, part: string) => {
      const tenths = /^\d/u.test(part) ? part : String(numberOf(part));
      return `${numberOf(whole)}.${tenths}米 `;
    }),
  (text) =>
    text.replaceAll(/(?<amount>\d+(?:\.\d+)?|[一二两三四五])万(?=毫安|ミリアンペア|mah)/gu, (_, amount: string) =>
      String(numberOf(amount) * 10_000),
    ),
  (text) => text.replaceAll(/[双雙](?=人(?!床头))/gu, '2'),
  (text) =>
    text.replaceAll(
      /(?<![a-z])(?:set|pack|box) of (?<amount>\d+|[a-z]+)(?![a-z])/gu,
      (written: string, amount: string) => (numberOf(amount) > 0 ? `${numberOf(amount)} pieces` : written),
    ),
];

const lexemeOf = (kind: string, amount: number): string => `=m:${kind}${Number(amount.toPrecision(3))}`;
