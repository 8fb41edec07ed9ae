/** Why a file is no list of rates. */
export type Unreadable = 'too_large' | 'no_text';

/** The text of a file; or why it can't be a list: a spreadsheet or a picture is none, whatever its name says. */
export async function readList(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  longest: number,
): Promise<{ text: string } | { wrong: Unreadable }> {
  // Four bytes a sign at most: what is longer need not be read.
  if (file.size > 4 * longest) return { wrong: 'too_large' };
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.trim() === '') return { wrong: 'no_text' };
  return text.length > longest ? { wrong: 'too_large' } : { text };
}

/** Spreadsheets write UTF-16 with a mark, everything else UTF-8; null for what is neither. */
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
