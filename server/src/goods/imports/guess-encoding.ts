import type { Locale } from '@tradewind/contract/base/locales';
import type { FileEncoding } from '@tradewind/contract/goods/file-encodings';

/** An encoding in which a file can be read, and the text that it gives. */
export interface Reading {
  encoding: FileEncoding;
  text: string;
}

interface Legacy {
  encoding: FileEncoding;
  language: Locale;
  /** How much the bytes read like that language: 1 is all of it, 0 or less nothing. */
  score: (text: string, bytes: Buffer) => number;
}

/** How each language is written in files that are not Unicode. The same bytes can often be read in several of them. */
export const legacyEncodings: readonly Legacy[] = [
  {
    encoding: 'shift_jis',
    language: 'ja',
    // What is two bytes of another language is mostly two half-width katakana here.
    score: (text) =>
      share(text, /[\u3001-\u30FC\u4E00-\u9FFF\uFF01-\uFF5E]/g) - 2 * share(text, /[\uFF61-\uFF9F]/g) - rare(text),
  },
  {
    encoding: 'euc-kr',
    language: 'ko',
    // Korean of today has hardly any Chinese characters, but Chinese that is read as Korean has many.
    score: (text) => share(text, /[\uAC00-\uD7A3]/g) - 3 * share(text, /[\u4E00-\u9FFF\uF900-\uFAFF]/g),
  },
  {
    encoding: 'gb18030',
    language: 'zh-CN',
    // The common characters are ordered by sound: their first bytes reach to D7, those of Korean syllables only to C8.
    score(text, bytes) {
      const pairs = pairsOf(bytes);
      const among = (from: number, to: number) =>
        pairs.filter(([lead, trail]) => lead >= from && lead <= to && trail >= 0xa1).length / Math.max(1, pairs.length);
      const signs = share(text, /[\u3000-\u3011\uFF01-\uFF5E“”‘’—…·]/g);
      return (among(0xb0, 0xd7) + signs) * Math.min(1, 0.5 + 2 * among(0xc9, 0xd7));
    },
  },
  {
    encoding: 'windows-874',
    language: 'th',
    // A vowel or tone sign stands above or below a consonant.
    score: (text) =>
      share(text, /[กขคงจชดตทนบปผพมยรลวสหอะาำเแโใไ\u0E31\u0E34-\u0E39\u0E47-\u0E4C]/g) -
      5 * share(text, /(?<![\u0E01-\u0E2E\u0E31\u0E34-\u0E39\u0E47-\u0E4E])[\u0E31\u0E34-\u0E39\u0E47-\u0E4C]/g),
  },
  {
    encoding: 'windows-1252',
    language: 'en',
    // Letters with accents stand between letters without.
    score: (text) =>
      share(
        text,
        /(?<=[A-Za-z])[À-ÿ]{1,2}(?![\u0080-\uFFFF])|(?<![\u0080-\uFFFF])[À-ÿ]{1,2}(?=[A-Za-z])|[€‘’“”–—…™®©°×]/g,
      ),
  },
];

/**
 * The reading that looks most like the language that it is for.
 *
 * @param language the one expected: it decides where there is little to go by.
 */
export function mostLikely(readings: readonly Reading[], bytes: Buffer, language: Locale): Reading | null {
  const scored = readings.map((reading) => {
    const { score, language: own } = legacyEncodings.find(({ encoding }) => encoding === reading.encoding)!;
    const expected = own === language ? 0.1 + Math.min(0.5, 2 / Math.max(1, foreign(reading.text))) : 0;
    return { reading, score: score(reading.text, bytes) + expected };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0.2 ? best.reading : null;
}

const foreign = (text: string): number => text.match(/\P{ASCII}/gu)?.length ?? 0;
/** Characters of which there are in a pattern's matches, among those that are not ASCII. */
const share = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).join('').length / Math.max(1, foreign(text));
/** Characters that hardly any text has. */
const rare = (text: string): number => share(text, /[\u0370-\u04FF\u2500-\u257F]/g);

function pairsOf(bytes: Buffer): [lead: number, trail: number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at]! >= 0x81 && at + 1 < bytes.length) {
      pairs.push([bytes[at]!, bytes[at + 1]!]);
      at += 1;
    }
  return pairs;
}
