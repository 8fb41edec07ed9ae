import { toKatakana } from 'wanakana';
import { kanjiByReading } from './kanji-reading-lists.ts';

interface Readings {
  /** By each kanji, how it is read: in katakana from Chinese, in hiragana as a Japanese word. */
  readonly ofKanji: ReadonlyMap<string, readonly string[]>;
  readonly kanjiOf: ReadonlyMap<string, string>;
}

let prepared: Readings | undefined;

/** Prepared for the first search that needs it. */
function allReadings(): Readings {
  if (prepared) return prepared;
  const ofKanji = new Map<string, string[]>();
  for (const [reading, list] of kanjiByReading)
    for (const kanji of list) ofKanji.set(kanji, [...(ofKanji.get(kanji) ?? []), reading]);
  return (prepared = { ofKanji, kanjiOf: new Map(kanjiByReading) });
}

/** Other kanji that are read in the same way, which an input method offers for what is typed: 地 for 池. */
export function homophonesOf(kanji: string): string[] {
  const others = readingsOf(kanji).flatMap((reading) => [...allReadings().kanjiOf.get(reading)!]);
  return [...new Set(others)].filter((other) => other !== kanji);
}

const readingsOf = (kanji: string): readonly string[] => allReadings().ofKanji.get(kanji) ?? [];

const isChinese = (reading: string): boolean => /^\p{Script=Katakana}/u.test(reading);

/** Vowels of the row of `u`, in which verbs end, and those of `i`, in which their nouns do: 織る, 織り. */
const nounEnding: ReadonlyMap<string, string> = new Map(
  [...'うくぐすつぬぶむる'].map((ending, at) => [ending, [...'いきぎしちにびみり'][at]!]),
);

/** The Japanese readings of a kanji, and of a verb the noun: あむ and あみ of 編. */
const japaneseReadings = (kanji: string): string[] =>
  readingsOf(kanji)
    .filter((reading) => !isChinese(reading))
    .flatMap((reading) => {
      const noun = nounEnding.get(reading.at(-1)!);
      return noun && reading.length > 1 ? [reading, reading.slice(0, -1) + noun] : [reading];
    });

/** Kana without what is missed or mistaken most often: voicing, size, doubled consonants and long vowels. */
export const plainKana = (kana: string): string =>
  toKatakana(kana)
    .normalize('NFD')
    .replace(/[\u3099\u309Aーッ]/gu, '')
    .replace(/[ァィゥェォャュョヮ]/gu, (small) => String.fromCodePoint(small.codePointAt(0)! + 1));

/** How a kanji may be read in a word, in plain kana: before kana, which end its reading, also the beginnings of that. */
function readingsInWord(kanji: string, isBeforeKana: boolean): Set<string> {
  // In a compound the end of a Chinese reading is swallowed, 落花 is らっか, and a long vowel shortened.
  const chinese = readingsOf(kanji)
    .filter(isChinese)
    .map(plainKana)
    .flatMap((reading) => (/.[ウクツチキ]$/u.test(reading) ? [reading, reading.slice(0, -1)] : [reading]));
  const japanese = japaneseReadings(kanji).map(plainKana);
  if (isBeforeKana)
    return new Set([
      ...chinese,
      ...japanese.flatMap((reading) => [...reading].map((_, at) => reading.slice(0, at + 1))),
    ]);
  // Of verbs and adjectives the stem stands in compounds: 掛ける in 掛時計, 長い in 長靴.
  const stems = japanese.filter((reading) => /.[ルイ]$/u.test(reading)).map((reading) => reading.slice(0, -1));
  return new Set([...chinese, ...japanese, ...stems]);
}

/** So many ways to read a word are tried. */
const maxReadings = 4;

/** How a word of kanji may be read, each by a reading that came from China, in plain kana. */
export const readingsOfCompound = (word: string): string[] =>
  [...word].reduce<string[]>(
    (beginnings, kanji) => {
      const readings = [...new Set(readingsOf(kanji).filter(isChinese).map(plainKana))];
      return beginnings.flatMap((beginning) => readings.map((reading) => beginning + reading)).slice(0, maxReadings);
    },
    [''],
  );

/** Words of goods that are read as a whole. */
const wholeWords: ReadonlyMap<string, string> = new Map([
  ['時計', 'とけい'],
  ['眼鏡', 'めがね'],
  ['玩具', 'おもちゃ'],
  ['浴衣', 'ゆかた'],
  ['足袋', 'たび'],
  ['草履', 'ぞうり'],
  ['団扇', 'うちわ'],
  ['果物', 'くだもの'],
  ['土産', 'みやげ'],
  ['数珠', 'じゅず'],
  ['部屋', 'へや'],
  ['大人', 'おとな'],
  ['合羽', 'かっぱ'],
  ['硝子', 'がらす'],
  ['煙草', 'たばこ'],
  ['剃刀', 'かみそり'],
  ['火傷', 'やけど'],
]);
const partsOfName = new RegExp(`${[...wholeWords.keys()].join('|')}|.`, 'gu');

const readingsOfParts = new Map<string, readonly string[]>();

/** How a part of a name may be written or read, in plain kana. @param next the part behind it */
function readingsOfPart(part: string, next: string): readonly string[] {
  const isBeforeKana = /\p{Script=Hiragana}/u.test(next);
  const key = `${part}${isBeforeKana}`;
  const readings = readingsOfParts.get(key) ?? makeReadings(part, isBeforeKana);
  readingsOfParts.set(key, readings);
  return readings;
}

function makeReadings(part: string, isBeforeKana: boolean): readonly string[] {
  const whole = wholeWords.get(part);
  if (whole) return [part, plainKana(whole)];
  return /\p{Script=Han}/u.test(part) ? [part, ...readingsInWord(part, isBeforeKana)] : [plainKana(part)];
}

/** Of each part of a name how it may be written or read, in plain kana. */
export function readingsOfName(name: string): readonly (readonly string[])[] {
  const parts = name.match(partsOfName) ?? [];
  return parts.map((part, at) => readingsOfPart(part, parts[at + 1] ?? ''));
}

/** Whether a name with these readings may be read as these kana, among which some of its kanji may stand. @param kana plain */
export function isReadAs(readings: readonly (readonly string[])[], kana: string): boolean {
  let reached: readonly number[] = [0];
  for (const ofPart of readings) {
    const next = new Set<number>();
    for (const from of reached)
      for (const reading of ofPart) if (kana.startsWith(reading, from)) next.add(from + reading.length);
    if (next.size === 0) return false;
    reached = [...next];
  }
  return reached.includes(kana.length);
}
