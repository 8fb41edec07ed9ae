import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import type { FileEncoding } from '@tradewind/contract/goods/file-encodings';
import iconv from 'iconv-lite';
import { legacyEncodings, mostLikely, type Reading } from './guess-encoding.ts';

/**
 * Decodes the bytes of a text file: in the encoding that was chosen for it; else Unicode by its byte order mark, by the
 * zeros of UTF-16 or because it is valid UTF-8; else in the encoding that reads most like its language.
 *
 * @param language the one expected, which decides where there is little to go by.
 * @throws Refusal `import_encoding` when it can't be read so.
 */
export function decodeText(bytes: Buffer, language: Locale, chosen?: FileEncoding): Reading {
  const certain = chosen ?? unicodeOf(bytes);
  if (certain) return { text: decoded(bytes, certain) ?? refuse('import_encoding'), encoding: certain };
  const text = decoded(bytes, 'utf-8');
  if (text !== null) return { text, encoding: 'utf-8' };
  const readings = legacyEncodings.flatMap(({ encoding }): Reading[] => {
    const read = decoded(bytes, encoding);
    return read === null || /[\uE000-\uF8FF\u0080-\u009F]/.test(read) ? [] : [{ text: read, encoding }];
  });
  return mostLikely(readings, bytes, language) ?? refuse('import_encoding');
}

/** By the byte order mark, or because the other byte of ASCII in UTF-16 is zero; headers are mostly ASCII. */
function unicodeOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 1_000);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < 8) return null;
  if (odd > 8 * even) return 'utf-16le';
  return even > 8 * odd ? 'utf-16be' : null;
}

/** In what is not Unicode, the decoder of Node.js lacks the Korean of Windows. @returns null where bytes don't fit. */
function decoded(bytes: Buffer, encoding: FileEncoding): string | null {
  if (!encoding.startsWith('utf')) {
    const text = iconv.decode(bytes, encoding === 'euc-kr' ? 'cp949' : encoding);
    return text.includes('\uFFFD') ? null : text;
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
