import { amountShape, numberOf } from './amounts.ts';
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

const measureShape = new RegExp(
  String.raw`(?<![a-z\d.])(?<amounts>(?:(?:${amountShape})\s?[x×–-]\s?)*(?:${amountShape}))\s?-?(?<unit>${unitShape})(?![a-z])\.?`,
  'gu',
);

/** The measures of a text, each with the amounts that stand before its unit: two in `60 × 40 cm`. */
export function measuresIn(text: string): Measure[] {
  return [...prepared(text).matchAll(measureShape)].flatMap(({ groups, index, 0: found }) => {
    const { kind, amount } = unitNamed(groups!['unit']!);
    return groups!['amounts']!.split(/\s?[x×–-]\s?/u).flatMap((written) => {
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

/** `1 1/2 l`, with the denominators of measures. */
const fractionShape = new RegExp(
  String.raw`(?:(?<whole>\d+)[\s-]+)?(?<![\d.,/⁄])(?<above>\d{1,2})\s?[/⁄]\s?(?<below>2|3|4|5|8|10|16|32|64)(?=\s?-?(?:${unitShape})(?![a-z]))`,
  'gu',
);
/** Behind its unit a half belongs to it, unless it begins a word such as 半袖. */
const halfBehindShape = new RegExp(
  String.raw`(?<amount>${amountShape})\s?(?<unit>米|公尺|公斤|千克|斤|公升|升|メートル|リットル|キロ|미터|리터|킬로|เมตร|ลิตร|กิโลกรัม|กิโล)\s?(?:半(?![身袖高透自])|반(?![\uAC00-\uD7A3])|ครึ่ง)`,
  'gu',
);
const halfMoreShape = new RegExp(
  String.raw`(?<amount>\d+|(?<![a-z])[a-z]+) and a half(?=\s?-?(?:${unitShape})(?![a-z]))`,
  'gu',
);
/** 一米八 is 1.8 m and 1米65 is 1.65 m, unless the last number has a unit of its own. */
const metreShape = new RegExp(
  String.raw`(?<![\d.])(?<whole>[1-9一二两三四五])米(?<part>\d{1,2}|[一二三四五六七八九])(?![\d.一二三四五六七八九十百千]|\s?(?:${unitShape}))`,
  'gu',
);

const rewritings: readonly ((text: string) => string)[] = [
  (text) =>
    text.replaceAll(fractionShape, (written: string, whole: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? String(Number(whole ?? 0) + Number(above) / Number(below)) : written,
    ),
  (text) => text.replaceAll(/ครึ่ง(?<unit>ลิตร|เมตร|กิโลกรัม|กิโล|โล)/gu, ' 0.5 $<unit>'),
  (text) => text.replaceAll(halfBehindShape, (_, amount: string, unit: string) => `${numberOf(amount) + 0.5}${unit} `),
  (text) =>
    text.replaceAll(halfMoreShape, (written: string, amount: string) => {
      const number = numberOf(amount);
      return number > 0 ? String(number + 0.5) : written;
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
