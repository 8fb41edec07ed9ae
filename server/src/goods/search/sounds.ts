import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import { toKatakana, toRomaji } from 'wanakana';

/**
 * How a word sounds or is typed, in letters from a to z, so that trigrams and edit distance work for every script: pinyin
 * of Chinese, romaji of kana, the letters of Hangul and Thai one by one with those merged that are confused. A word that is
 * mistyped, or typed in pinyin or romaji, differs from the meant one in few letters.
 */
export function soundOf(word: string): string {
  const known = sounds.get(word) ?? makeSound(word);
  sounds.set(word, known);
  return known;
}

/** Shops use the same words again and again. */
const sounds = new LRUCache<string, string>({ max: 20_000 });

function makeSound(word: string): string {
  return [...word.matchAll(scripts)]
    .map(([part]) => {
      if (/\p{Script=Han}/u.test(part)) return pinyin(part, { toneType: 'none', type: 'array', v: true }).join('');
      if (/[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(part)) return soundOfKana(part);
      if (/\p{Script=Hangul}/u.test(part)) return lettersOf(part.normalize('NFD'), jamo);
      return /\p{Script=Thai}/u.test(part) ? lettersOf(part, thai) : part;
    })
    .join('')
    .replaceAll(/[^a-z0-9]/g, '');
}

const scripts =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|\p{Script=Thai}+|[a-z0-9]+/gu;

/** Long vowels and doubled consonants are what is left out most often. */
const soundOfKana = (kana: string): string => toRomaji(kana.replaceAll('ー', '')).replaceAll(/(.)\1+/g, '$1');

/** How a word of Latin letters sounds as the romaji of Japanese, however it is spelled: tyokoreeto; null where it is none. */
export function soundOfRomaji(word: string): string | null {
  const kana = toKatakana(word);
  return /^[\p{Script=Katakana}ー]+$/u.test(kana) ? soundOfKana(kana) : null;
}

const lettersOf = (text: string, letters: ReadonlyMap<string, string>): string =>
  [...text].map((character) => letters.get(character) ?? '').join('');

const table = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const [letter, characters] = row.split(' ') as [string, string];
      return [...characters].map((character): [string, string] => [character, letter]);
    }),
  );

/** Decomposed Hangul: initial consonants, vowels, final consonants. Tense and aspirated consonants count as plain ones. */
const jamo = table([
  'g ᄀᄁᄏᆨᆩᆿ',
  'n ᄂᆫᆬᆭ',
  'd ᄃᄄᄐᆮᇀ',
  'r ᄅᆯᆰᆱᆲᆳᆴᆵᆶ',
  'm ᄆᆷ',
  'b ᄇᄈᄑᆸᆹᇁ',
  's ᄉᄊᆺᆻ',
  'j ᄌᄍᄎᆽᆾ',
  'h ᄒᇂ',
  'x ᆼ',
  'a ᅡᅣ',
  'o ᅥᅧ',
  'u ᅩᅭ',
  'w ᅮᅲ',
  'y ᅳᅴ',
  'i ᅵ',
  'e ᅢᅤᅦᅨ',
  'q ᅪᅫᅬᅯᅰᅱ',
]);

/** Thai consonants of one sound count as one; marks are gone already. */
const thai = table([
  'k กขฃคฅฆ',
  'g ง',
  'c จฉชฌ',
  's ซศษส',
  'y ญย',
  'd ฎด',
  't ฏตฐฑฒถทธ',
  'n ณน',
  'b บ',
  'p ปผพภ',
  'f ฝฟ',
  'm ม',
  'r ร',
  'l ลฬ',
  'w ว',
  'h หฮ',
  'x อ',
  'a ะัาำ',
  'i ิี',
  'u ึืุู',
  'e เ',
  'z แ',
  'o โ',
  'j ใไ',
]);
