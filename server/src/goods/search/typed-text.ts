import { foldText, foldWord } from './fold.ts';
import { jamoOfKeys, onOtherLayouts } from './layouts.ts';
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

/** The first consonants of the syllables of Hangul, as in ㅁㅅㅇㅇㅍ for 무선 이어폰; empty without Hangul. */
export const initialsOf = (text: string): string =>
  /\p{Script=Hangul}/u.test(text)
    ? pieces(text)
        .map(({ text: piece }) => foldWord(piece))
        .join('')
        .normalize('NFD')
        .replaceAll(/[\u1161-\u11FF]/gu, '')
        .slice(0, maxKey)
    : '';

interface TypedKeys {
  readonly key: string;
  /** Empty where it is not typed in Latin letters at its end. */
  readonly sound: string;
  /** Empty where it has others than first consonants. */
  readonly initials: string;
}

/** The ways in which typed text may begin a suggestion. */
export function typedKeys(typed: string): TypedKeys {
  const sound = /\p{Script=Hangul}|\p{Script=Thai}/u.test(typed) ? '' : soundOfText(typed);
  const key = keystrokes(typed);
  return {
    key,
    sound: /[a-z]$/u.test(foldText(typed)) && sound.length > 1 ? sound : '',
    initials: /^[\u1100-\u1112]{2,}$/u.test(key) ? key : '',
  };
}

/** What the typed text begins with if it was typed on the keyboard of another language. */
export const keysOnOtherLayouts = (typed: string): string[] =>
  [...(/^[a-z\s]{3,}$/iu.test(typed) ? [jamoOfKeys(typed)] : []), ...onOtherLayouts(typed)]
    .map(keystrokes)
    .filter(Boolean);

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
