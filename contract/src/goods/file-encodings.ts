/** How text files of products may be written, by the names of the WHATWG. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'gb18030',
  'euc-kr',
  'windows-874',
  'windows-1252',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];
