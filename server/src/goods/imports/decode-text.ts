import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';

/** How each language is written in files that are not Unicode, with the characters by which it is recognised. */
const legacy: Readonly<Record<Locale, { encoding: string; typical: RegExp }>> = {
  ja: { encoding: 'shift_jis', typical: /[\u3041-\u3096\u30A1-\u30FC]/g },
  ko: { encoding: 'euc-kr', typical: /[이다는을에의가한고로사하지도인원으대상기자리스제트어시전용아일모수색라정]/g },
  'zh-CN': {
    encoding: 'gb18030',
    typical: /[的一是了不在有人这中大上为个国我以要他时来用们生到作地于出色和包品面装新颜商价格]/g,
  },
  th: { encoding: 'windows-874', typical: /[\u0E01-\u0E4E]/g },
  en: { encoding: 'windows-1252', typical: /[À-ÿ€’“”–™®]/g },
};

/**
 * Decodes the bytes of a text file: Unicode by its byte order mark or because it is valid UTF-8, otherwise the encoding in
 * which the text has most of the characters that are typical of its language.
 *
 * @param language the one expected, which decides where nothing else does.
 * @throws Refusal `import_encoding` when no encoding fits.
 */
export function decodeText(bytes: Buffer, language: Locale): { text: string; encoding: string } {
  const unicode = unicodeOf(bytes);
  if (unicode) return { text: decoded(bytes, unicode) ?? refuse('import_encoding'), encoding: unicode };
  const text = decoded(bytes, 'utf-8');
  if (text !== null) return { text, encoding: 'utf-8' };
  const candidates = (Object.keys(legacy) as Locale[]).flatMap((locale) => {
    const { encoding, typical } = legacy[locale];
    const read = decoded(bytes, encoding);
    if (read === null || /[\uE000-\uF8FF\u0080-\u009F]/.test(read)) return [];
    const foreign = read.match(/\P{ASCII}/gu)?.length ?? 0;
    const share = (read.match(typical)?.length ?? 0) / Math.max(1, foreign);
    return [{ text: read, encoding, score: share + (locale === language ? 0.1 : 0) }];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0.05 ? { text: best.text, encoding: best.encoding } : refuse('import_encoding');
}

/** By the byte order mark, or because every second byte of ASCII in UTF-16 is zero. */
function unicodeOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1_000);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : null;
}

function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
