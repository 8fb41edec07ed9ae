import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import { isOneOf } from '../../base/db/conditions.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { foldWord } from './fold.ts';
import { homophonesOf } from './kanji-readings.ts';
import { isBesideKeys } from './layouts.ts';
import { pieces, segmentRun, tonedLexeme, type Field } from './search-words.ts';
import { soundOf } from './sounds.ts';

/** A word of the catalogue, with what it is compared by. */
export interface KnownWord {
  readonly word: string;
  readonly written: string;
  readonly sound: string;
}

const maxWordLength = 24;
/** So many other words are taken for a mistyped one that differ from it in as few letters. */
const maxAsNear = 3;
/** Neighbouring words of a run are one word for those who mistype one of them: so many characters once they are folded. */
const maxJoined = 10;

/** Stores the words of these fields. They are sorted, so that two transactions lock rows in the same order and don't deadlock. */
export async function storeVocabulary(tx: Tx, fields: readonly Field[]): Promise<void> {
  const words = new Map(fields.flatMap(wordsOfField).map((known) => [known.word, known]));
  const sorted = [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1));
  if (sorted.length === 0) return;
  await sql`
    insert into search_vocabulary (word, written, sound) select v.word, v.written, v.sound
    from unnest(${sorted.map(({ word }) => word)}::text[], ${sorted.map(({ written }) => written)}::text[], ${sorted.map(({ sound }) => sound)}::text[])
      as v (word, written, sound)
    where not exists (select from search_vocabulary known where known.word = v.word) on conflict do nothing`.execute(
    tx,
  );
}

function wordsOfField({ text, locale }: Field): KnownWord[] {
  return pieces(text).flatMap((piece) => {
    if (piece.kind === 'word') return /^\p{L}{3,}/u.test(piece.text) ? foldedWord(piece.text) : [];
    const words = segmentRun(piece.text, locale);
    return [...joined(words).flatMap(foldedWord), ...words.flatMap(tonedWord)];
  });
}

function foldedWord(written: string): KnownWord[] {
  const word = foldWord(written);
  return word && [...word].length <= maxWordLength ? [{ word, written, sound: soundOf(word) }] : [];
}

/** A word of Thai with its tone marks. Nothing is corrected to it, so it has no sound. */
function tonedWord(written: string): KnownWord[] {
  const word = tonedLexeme(written);
  return word ? [{ word, written, sound: '' }] : [];
}

/** Words of a run, and up to four that stand one after the other, which may be a loanword of Thai. */
const joined = (words: readonly string[]): string[] =>
  words.flatMap((first, at) =>
    (/^\p{Script=Thai}/u.test(first) ? [1, 2, 3, 4] : [1, 2, 3])
      .filter((count) => at + count <= words.length)
      .map((count) => words.slice(at, at + count).join(''))
      .filter((word, index) => isNoun(word) && (index === 0 || [...foldWord(word)].length <= maxJoined)),
  );

/** Single characters are words in Chinese and between spaces in Korean, and Japanese words don't begin with hiragana of an ending. */
const isNoun = (word: string): boolean =>
  [...word].length === 1
    ? /[\p{Script=Han}\p{Script=Hangul}]/u.test(word)
    : !/^[ぁ-んー]\P{Script=Hiragana}/u.test(word);

/** Which of these words the catalogue has, and its words that sound exactly like some, for pinyin and romaji. */
export async function knownAmong(
  read: Read,
  words: readonly string[],
  sounds: readonly string[],
): Promise<{ known: Set<string>; sounding: KnownWord[] }> {
  const rows = await rowsOf<KnownWord & { sounds: boolean }>(
    read,
    sql`
    select word, written, sound, false as sounds from search_vocabulary where ${isOneOf('word', words, 'text')}
    union all
    (select word, written, sound, true from search_vocabulary where ${isOneOf('sound', sounds, 'text')} limit 20)`,
  );
  return {
    known: new Set(rows.filter((row) => !row.sounds).map(({ word }) => word)),
    sounding: rows.filter((row) => row.sounds),
  };
}

/** For each mistyped word those that it differs from in the fewest letters, if they are few. */
export async function similarWords(
  read: Read,
  words: readonly string[],
): Promise<Map<string, readonly [KnownWord, ...KnownWord[]]>> {
  const typed = words.map((word) => ({ word, sound: soundOf(word) })).filter(({ sound }) => sound.length > 2);
  if (typed.length === 0) return new Map();
  // Trigrams hardly see that two letters were swapped.
  const swapped = typed.flatMap(({ word, sound }) =>
    Array.from({ length: sound.length - 1 }, (_, at) => ({
      word,
      sound: sound.slice(0, at) + sound[at + 1] + sound[at] + sound.slice(at + 2),
    })),
  );
  // An input method offers kanji of the same sound, which in Chinese may have another one.
  const converted = words.flatMap((word) => otherKanji(word).map((other) => ({ word, other })));
  const isConverted = new Set(converted.map(({ word, other }) => `${word} ${other}`));
  const rows = await rowsOf<KnownWord & { typed: string }>(
    read,
    sql`
    select typed, word, written, sound
    from similar_sounds(${typed.map(({ word }) => word)}::text[], ${typed.map(({ sound }) => sound)}::text[])
    union
    select t.word, v.word, v.written, v.sound
    from ${unnested(swapped, { word: 'text', sound: 'text' })} as t (word, sound)
    join search_vocabulary v on v.sound = t.sound
    union
    select t.word, v.word, v.written, v.sound
    from ${unnested(converted, { word: 'text', other: 'text' })} as t (word, other)
    join search_vocabulary v on v.word = t.other`,
  );
  const best = new Map<string, [KnownWord, ...KnownWord[]]>();
  for (const { word, sound } of typed) {
    const near = rows
      .filter((row) => row.typed === word)
      .map((row) => {
        const letters = isConverted.has(`${word} ${row.word}`) ? asOneLetter : editDistance(sound, row.sound);
        return { row, letters, distance: letters - (row.sound[0] === sound[0] ? 0.5 : 0) };
      });
    const ofOneKind = near
      .filter(({ row }) => isOfOneKind(row.word, word))
      .filter(({ row, distance }) => {
        const length = Math.min(sound.length, row.sound.length);
        const slip = length >= leastSlipped && isBesideKeys(word, row.word) ? 0.5 : 0;
        return distance < tolerated(length, word) + slip + 0.5;
      });
    const likely = ofOneKind.length > 0 ? ofOneKind : near.filter(({ row, letters }) => isSpelled(row, word, letters));
    const [first, ...others] = likely.toSorted(
      (a, b) => a.distance - b.distance || likeness(word, b.row) - likeness(word, a.row),
    );
    if (!first) continue;
    const asNear = others.filter(({ distance }) => distance === first.distance).slice(0, maxAsNear);
    best.set(word, [first.row, ...asNear.map(({ row }) => row)]);
  }
  return best;
}

/** A kanji of the same sound is nearer than one whose Chinese sound differs in a letter. */
const asOneLetter = 0.5;

/** A word of several kanji with one of them replaced by one of the same sound. */
function otherKanji(word: string): string[] {
  const characters = [...word];
  if (characters.length > maxJoined || !/\p{Script=Han}{2}/u.test(word)) return [];
  return characters.flatMap((kanji, at) =>
    homophonesOf(kanji).map((other) => characters.with(at, foldWord(other)).join('')),
  );
}

/** A Korean word of so many letters may differ in one, if that is a neighbouring key. */
const leastSlipped = 5;
/** So many letters say enough for an error in one of them. */
const leastSpelled = 7;

/** Whether a word of Latin letters is the pinyin or romaji of another one with one letter wrong. */
const isSpelled = (meant: KnownWord, word: string, letters: number): boolean =>
  scriptOf(word) === 'latin' && scriptOf(meant.word) === 'han' && word.length >= leastSpelled && letters <= 1;

/** Of words that are as near, one is likelier that differs in a neighbouring key, or in Thai in a last letter of the same sound. */
export function likeness(typed: string, { word, written }: KnownWord): number {
  const isSoundedAlike =
    typed.slice(0, -1) === word.slice(0, -1) &&
    lastSounds.some((same) => same.includes(typed.at(-1)!) && same.includes(word.at(-1)!));
  // Pinyin is typed for simplified characters.
  const isSimplified = scriptOf(typed) === 'latin' && written === word;
  return isSoundedAlike || isBesideKeys(typed, word) || isSimplified ? 1 : 0;
}

const lastSounds = ['กขคฆ', 'บปพฟภ', 'ดตถทธจชซศษสฎฏฐฑฒ', 'นณญรลฬ'];

/**
 * How many letters may differ; a half more, where the first letter is right. Words of few letters have many neighbours, and so
 * have Korean ones, of which no list tells which of them are real; Chinese ones of two characters differ in one letter, with one character
 * the same.
 */
function tolerated(length: number, word: string): number {
  if (/^\p{Script=Han}{1,2}$/u.test(word)) return [...word].length - 1;
  if (/\p{Script=Hangul}/u.test(word)) return length < 6 ? 0 : length < 10 ? 1 : 2;
  if (length < (/\p{Script=Thai}/u.test(word) ? 4 : 5)) return 0;
  if (length < 7) return 1;
  if (length === 7) return 1.4;
  return length < 14 ? 2 : 3;
}

/** Chinese words that merely sound alike are different words, so one of their characters must be the same. */
const isOfOneKind = (a: string, b: string): boolean =>
  scriptOf(a) === scriptOf(b) && (!/^\p{Script=Han}+$/u.test(b) || [...b].some((character) => a.includes(character)));

const scriptOf = (word: string): string =>
  /\p{Script=Thai}/u.test(word)
    ? 'th'
    : /\p{Script=Hangul}/u.test(word)
      ? 'ko'
      : /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? 'han'
        : 'latin';

/** Letters that are added, left out, replaced, or swapped with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
