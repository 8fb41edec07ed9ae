/** Why a file cannot be read as a list of rates. */
export type Unreadable = 'too_large' | 'no_text';

/** Reads the text of a file, or says why it is no list: spreadsheets and images are refused by content, whatever the name. */
export async function readRateList(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  longest: number,
): Promise<{ text: string } | { wrong: Unreadable }> {
  // A character has four bytes at most: a longer file need not be read.
  if (file.size > 4 * longest) return { wrong: 'too_large' };
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.trim() === '') return { wrong: 'no_text' };
  return text.length > longest ? { wrong: 'too_large' } : { text };
}

/** Decodes UTF-16 with a byte order mark, as spreadsheets export it, or UTF-8; null for anything else. */
function textOf(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
