import type { Locale } from '@tradewind/contract/locales';

/** A calling code, the countries it stands for, and how many digits a number has after it (without the leading 0). */
export interface CallingCode {
  code: string;
  regions: readonly string[];
  digits: readonly [fewest: number, most: number];
}

/** Those offered wherever a mobile number is asked for. */
export const callingCodes: readonly CallingCode[] = [
  { code: '66', regions: ['TH'], digits: [8, 9] },
  { code: '86', regions: ['CN'], digits: [10, 11] },
  { code: '852', regions: ['HK'], digits: [8, 8] },
  { code: '886', regions: ['TW'], digits: [8, 9] },
  { code: '81', regions: ['JP'], digits: [9, 10] },
  { code: '82', regions: ['KR'], digits: [8, 10] },
  { code: '65', regions: ['SG'], digits: [8, 8] },
  { code: '84', regions: ['VN'], digits: [9, 10] },
  { code: '1', regions: ['US', 'CA'], digits: [10, 10] },
  { code: '44', regions: ['GB'], digits: [9, 10] },
];

const byLanguage: Record<Locale, string> = { en: '44', 'zh-CN': '86', ja: '81', ko: '82', th: '66' };

/** The code that is most likely right before anybody has chosen: by the country the browser names, else by the language. */
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

/** A mobile number as it is typed: the code from a list (empty for another country's) and the rest. */
export interface TypedMobile {
  code: string;
  number: string;
}

/** Takes a stored number apart; one of another country stays whole. */
export function readMobile(stored: string): TypedMobile {
  const text = stored.trim();
  const found = callingCodes
    .filter(({ code }) => text.startsWith(`+${code}`))
    .sort((a, b) => b.code.length - a.code.length)[0];
  return found ? { code: found.code, number: text.slice(found.code.length + 1).trim() } : { code: '', number: text };
}

/** Puts it together again. Whoever types a full number into the field means that. */
export function writeMobile({ code, number }: TypedMobile): string {
  const typed = number.trim();
  return code === '' || typed.startsWith('+') ? typed : `+${code} ${typed}`;
}

/** Whether the number has as many digits as numbers of that country have. Of other countries nothing is known. */
export function hasUsualLength({ code, number }: TypedMobile): boolean {
  const country = callingCodes.find((one) => one.code === code);
  const digits = number.replaceAll(/\D/g, '');
  if (!country || number.trim().startsWith('+')) return digits.length >= 7 && digits.length <= 15;
  const [fewest, most] = country.digits;
  const significant = digits.replace(/^0/, '').length;
  return significant >= fewest && significant <= most;
}
