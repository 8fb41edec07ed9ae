import { toKatakana } from 'wanakana';
import { foldText, foldWord } from './fold.ts';
import { japaneseNamesReadAs } from './japanese-names.ts';
import { goodsLexicon } from './named-goods.ts';
import { isRealWord } from './real-words.ts';
import { homophonesOf, plainKana, readingsOfCompound } from './kanji-readings.ts';

/** A search text with one slip undone, which is meant only if the catalogue has the word in which it was. */
interface Slip {
  readonly text: string;
  readonly word: string;
}

/** So many words are looked up for one text. */
const maxSlips = 3_000;
/** Words of so many kanji are looked at within a longer run. */
const longestWord = 4;
/** Kana of fewer syllables may be read in too many ways. */
const leastKana = 3;
/** A longer text is a sentence. */
const longestText = 20;

/**
 * What may be meant where an input method converted to another word of the same sound, or was not asked to convert, where a kana has the wrong
 * size, the last syllable was not finished, or a character looks like the right one.
 */
export async function writtenSlips(text: string): Promise<Slip[]> {
  const typed = foldText(text).trim();
  if ([...typed].length > longestText) return [];
  const isReal = isRealWord(await goodsLexicon(), foldWord(typed), typed);
  const ways = [unfinished(typed), sized(typed), await unconverted(typed)];
  if (!isReal) ways.push(await converted(typed), oneConverted(typed));
  return ways.flat().slice(0, maxSlips);
}

/** Puts words in the place of a part of a text. */
const inPlace = (text: string, from: number, to: number, words: readonly string[]): Slip[] =>
  words.map((word) => ({ text: text.slice(0, from) + word + text.slice(to), word }));

/** The places of all words of so many characters within what has a shape, the longest first. */
function windows(text: string, shape: RegExp, least: number, longest: number): { from: number; to: number }[] {
  return [...text.matchAll(shape)].flatMap(({ index, 0: { length } }) =>
    Array.from({ length: Math.max(Math.min(length, longest) - least + 1, 0) }, (_, less) => {
      const size = Math.min(length, longest) - less;
      return Array.from({ length: length - size + 1 }, (__, at) => ({ from: index + at, to: index + at + size }));
    }).flat(),
  );
}

/** Letters of a syllable that the typist did not finish: はぶらs, ブローch. */
function unfinished(text: string): Slip[] {
  return [...text.matchAll(/(?<kana>[ぁ-ゖァ-ヺー]+)(?<letters>[b-df-hjkmnprstwyz]{1,2})(?![a-z0-9])/gu)].flatMap(
    ({ index, 0: { length }, groups }) => {
      const { kana, letters } = groups as { kana: string; letters: string };
      const syllables = [...[...'aiueo'].map((vowel) => letters + vowel), letters].map((typed) => toKatakana(typed));
      const ends = syllables.filter((syllable) => /^[ァ-ヺ]+$/u.test(syllable));
      // What was converted to katakana before may be a word of its own.
      const starts = new Set([0, kana.search(/(?<=[ァ-ヺー])[ぁ-ゖ]/u)].filter((start) => start >= 0));
      return [...starts].flatMap((start) =>
        ends.flatMap((end) => inPlace(text, index + start, index + length, [toKatakana(kana.slice(start)) + end])),
      );
    },
  );
}

/** A small kana for a large one or the other way round: レースシヨーツ. */
function sized(text: string): Slip[] {
  return windows(text, /[ァ-ヺー]{3,}/gu, 3, 9).flatMap(({ from, to }) => {
    const characters = Array.from(text.slice(from, to));
    return characters.flatMap((kana, at) => {
      const other = otherSize.get(kana);
      return other ? inPlace(text, from, to, [characters.with(at, other).join('')]) : [];
    });
  });
}

/** By each kana that is written in two sizes, the other one. */
const otherSize: ReadonlyMap<string, string> = new Map(
  ['アァ', 'イィ', 'ウゥ', 'エェ', 'オォ', 'ツッ', 'ヤャ', 'ユュ', 'ヨョ'].flatMap(([large, small]) => [
    [large!, small!] as const,
    [small!, large!] as const,
  ]),
);

/** Kana or romaji of a word that is written with kanji, or with more of them: バンソウコウ, mizugi, 手ぶくろ. */
async function unconverted(text: string): Promise<Slip[]> {
  const goods = await goodsLexicon();
  const romaji = [...text.matchAll(/^[a-z]{5,}$/gu)].map(({ 0: { length } }) => ({ from: 0, to: length }));
  const slips: Slip[] = [];
  for (const { from, to } of [...romaji, ...partlyKana(text)]) {
    const written = text.slice(from, to);
    const kana = plainKana(written);
    if (/[a-z]/u.test(kana) || kana.length < leastKana || isRealWord(goods, foldWord(written), written)) continue;
    const names = (await japaneseNamesReadAs(kana)).filter((name) => name !== written);
    slips.push(...inPlace(text, from, to, names));
  }
  return slips;
}

/** Kana alone, and with up to three kanji before or behind them. */
const partlyKana = (text: string): { from: number; to: number }[] =>
  [
    ...text.matchAll(/(?<before>\p{Script=Han}{0,3})(?<kana>[ぁ-ゖァ-ヺー]+)(?=(?<after>\p{Script=Han}{0,3}))/gu),
  ].flatMap(({ index, 0: { length }, groups }) => {
    const { before, after } = groups as { before: string; after: string };
    const places = Array.from({ length: before.length + 1 }, (_, kanji) => ({
      from: index + kanji,
      to: index + length,
    }));
    const ends = Array.from({ length: after.length }, (_, kanji) => index + length + kanji + 1);
    return [...places, ...ends.map((to) => ({ from: index + before.length, to }))];
  });

/** A character of the same sound or look: 充電地 for 充電池, 巧克刀 for 巧克力. */
const oneConverted = (text: string): Slip[] =>
  windows(text, /\p{Script=Han}+[ぁ-ゖ]{0,2}/gu, 2, longestWord).flatMap(({ from, to }) => {
    const characters = Array.from(text.slice(from, to));
    const words = characters.flatMap((one, at) =>
      [...lookalikesOf(one), ...homophonesOf(one)].map((other) => characters.with(at, other).join('')),
    );
    return inPlace(text, from, to, words);
  });

/** Another word of the same sound, which shops sell: 刺繍 for 詩集. */
async function converted(text: string): Promise<Slip[]> {
  const slips: Slip[] = [];
  for (const { from, to } of windows(text, /\p{Script=Han}+/gu, 2, longestWord))
    for (const reading of readingsOfCompound(text.slice(from, to)))
      if (reading.length >= leastKana) {
        const names = await japaneseNamesReadAs(reading);
        slips.push(
          ...inPlace(
            text,
            from,
            to,
            names.filter((name) => /^\p{Script=Han}+$/u.test(name)),
          ),
        );
      }
  return slips;
}

/** Characters that look alike, in Chinese as in Japanese. */
const lookalikes = (
  '力刀刃 己已巳 未末 土士 人入八 日曰目 王玉主 天夫 大太犬 干千于 今令 白自 矢失 氷永水 石右 木本 午牛 田由甲申 ' +
  '贝见 貝見 鸟乌 鳥烏 间问 間問 兔免 候侯 竟竞 拔拨 折拆析 晴睛清 瓜爪 住往 仓仑 抱包 卷券 壶壹 梳流 棉绵 綿線 ' +
  '蓝篮 网冈 網綱 縁緑録 輪輸 微徴 板坂'
)
  .split(' ')
  .map((group) => [...group]);

const lookalikesOf = (character: string): string[] =>
  lookalikes.flatMap((group) => (group.includes(character) ? group.filter((other) => other !== character) : []));
