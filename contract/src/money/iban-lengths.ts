/**
 * Countries that number accounts by IBAN, with the number's length. From the IBAN Registry of SWIFT, the registration
 * authority of ISO 13616: https://www.swift.com/standards/data-standards/iban-international-bank-account-number
 */
export const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24',
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32',
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24',
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30',
  ].flatMap((row) => row.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))])),
);

/** Territories whose accounts have the IBAN of another country, as the registry lists them. */
export const ibanCountries: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
};

/** Whether an IBAN without spaces, in capitals, has its country's length and the right check digits (ISO 7064, 97-10). */
export function isIban(text: string, country: string): boolean {
  if (!text.startsWith(country) || text.length !== ibanLengths[country]) return false;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
