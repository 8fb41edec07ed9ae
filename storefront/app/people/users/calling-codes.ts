import type { Locale } from '@tradewind/contract/base/locales';

/** A calling code and the countries it stands for. */
export interface CallingCode {
  code: string;
  regions: readonly string[];
}

/** The codes offered in every field for a mobile number. */
export const callingCodes: readonly CallingCode[] = [
  { code: '66', regions: ['TH'] },
  { code: '86', regions: ['CN'] },
  { code: '852', regions: ['HK'] },
  { code: '886', regions: ['TW'] },
  { code: '81', regions: ['JP'] },
  { code: '82', regions: ['KR'] },
  { code: '65', regions: ['SG'] },
  { code: '84', regions: ['VN'] },
  { code: '1', regions: ['US', 'CA'] },
  { code: '44', regions: ['GB'] },
];

const byLanguage: Record<Locale, string> = { en: '44', 'zh-CN': '86', ja: '81', ko: '82', th: '66' };

/** The initial calling code: by the browser's country, otherwise by the language. */
export function likelyCode(locale: Locale, wanted: readonly string[]): string {
  for (const tag of wanted) {
    const region = regionOf(tag);
    const found = callingCodes.find(({ regions }) => region !== null && regions.includes(region));
    if (found) return found.code;
  }
  return byLanguage[locale];
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/** A mobile number as typed: the calling code from a list (empty for any other) and the rest. */
export interface TypedMobile {
  code: string;
  number: string;
}

/** Splits a stored number into code and rest; a number with an unlisted code stays whole. */
export function parseMobile(stored: string): TypedMobile {
  const text = stored.trim();
  const found = callingCodes
    .filter(({ code }) => text.startsWith(`+${code}`))
    .sort((a, b) => b.code.length - a.code.length)[0];
  return found ? { code: found.code, number: text.slice(found.code.length + 1).trim() } : { code: '', number: text };
}

/** Joins code and number. A full international number in the field takes precedence over the code. */
export function formatMobile({ code, number }: TypedMobile): string {
  const typed = number.trim();
  return code === '' || typed.startsWith('+') ? typed : `+${code} ${typed}`;
}
