/** Letters that have no accent to lose. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  '’': "'",
};

/**
 * A text in the characters that banks pass on across borders, the set X of SWIFT; null when it has letters of another
 * script. Accents are left out, other signs become spaces.
 */
export function swiftText(text: string): string | null {
  const plain = [...text]
    .map((sign) => spelled[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  if (/[\p{L}\p{N}]/u.test(plain.replaceAll(/[A-Za-z0-9]/g, ''))) return null;
  return plain
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+]+/g, ' ')
    .trim()
    .replaceAll(/^[/-]+|\/{2,}/g, '');
}
