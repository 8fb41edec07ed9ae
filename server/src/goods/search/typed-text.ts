import { foldText, foldWord } from './fold.ts';
import { allPieces, pieces } from './search-words.ts';
import { soundOf } from './sounds.ts';

/**
 * What is typed of a text, so that one that is not complete begins the complete one, also within a syllable: Hangul as its
 * letters in the order of the keyboard, kana as katakana, no spaces. 무선ㅇ and 무선이 begin 무선 이어폰, and 뭇 begins 무선.
 */
export const keystrokes = (text: string): string =>
  pieces(text)
    .map(({ text: piece }) => foldWord(piece))
    .join('')
    .normalize('NFD')
    .replaceAll(/[\u1100-\u11FF]/gu, (letter) => strokes.get(letter) ?? letter)
    .slice(0, maxKey);

/** How a text is typed in Latin letters, in pinyin or romaji; empty where it is written so. */
export const spelling = (text: string): string =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? soundOfText(text) : '';

/** No English plural is taken off: `yundongxie` ends in a syllable. */
const soundOfText = (text: string): string =>
  soundOf(
    allPieces(text)
      .map(({ written }) => foldWord(written))
      .join(''),
  ).slice(0, maxKey);

/** Both ways in which typed text may begin a suggestion; `sound` is empty where it is not typed in Latin letters at its end. */
export function typedKeys(typed: string): { key: string; sound: string } {
  const sound = /\p{Script=Hangul}|\p{Script=Thai}/u.test(typed) ? '' : soundOfText(typed);
  return { key: keystrokes(typed), sound: /[a-z]$/u.test(foldText(typed)) && sound.length > 1 ? sound : '' };
}

/** Text without what an input method has not composed yet: a single letter of Hangul, or Latin letters after kana. */
export const composedText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/(?<=[\p{Script=Hangul}\s])[\u1100-\u11FF]+$/u, '')
    .replace(/(?<=[\p{Script=Hiragana}\p{Script=Katakana}ー])[a-z]{1,2}$/iu, '')
    .trim() || typed;

const maxKey = 60;

/** Final consonants are typed as initial ones, and compound letters one after the other. */
const strokes = new Map<string, string>([
  ...pairsOf('ᆨᆫᆮᆯᆷᆸᆺᆼᆽᆾᆿᇀᇁᇂᆩᆻ', 'ᄀᄂᄃᄅᄆᄇᄉᄋᄌᄎᄏᄐᄑᄒᄁᄊ'),
  ['ᆪ', 'ᄀᄉ'],
  ['ᆬ', 'ᄂᄌ'],
  ['ᆭ', 'ᄂᄒ'],
  ['ᆰ', 'ᄅᄀ'],
  ['ᆱ', 'ᄅᄆ'],
  ['ᆲ', 'ᄅᄇ'],
  ['ᆳ', 'ᄅᄉ'],
  ['ᆴ', 'ᄅᄐ'],
  ['ᆵ', 'ᄅᄑ'],
  ['ᆶ', 'ᄅᄒ'],
  ['ᆹ', 'ᄇᄉ'],
  ['ᅪ', 'ᅩᅡ'],
  ['ᅫ', 'ᅩᅢ'],
  ['ᅬ', 'ᅩᅵ'],
  ['ᅯ', 'ᅮᅥ'],
  ['ᅰ', 'ᅮᅦ'],
  ['ᅱ', 'ᅮᅵ'],
  ['ᅴ', 'ᅳᅵ'],
]);

function pairsOf(from: string, to: string): [string, string][] {
  const [keys, values] = [[...from], [...to]];
  return keys.map((key, index) => [key, values[index]!]);
}
