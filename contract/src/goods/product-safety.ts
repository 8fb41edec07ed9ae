import { z } from 'zod';
import { inEveryLanguage, textInEveryLanguage } from '../base/local-texts.ts';
import { text } from '../base/fields.ts';
import type { Texts } from '../base/locales.ts';

/** Why the right of withdrawal does not hold for a product (Directive 2011/83/EU, article 16); empty: it holds. */
export const revocationExclusions = ['custom_made', 'sealed_hygiene', 'perishable'] as const;
export type RevocationExclusion = (typeof revocationExclusions)[number];
export const noRevocation = z.enum(['', ...revocationExclusions]);

export const revocationExclusionTexts: Readonly<Record<RevocationExclusion, Texts>> = {
  custom_made: {
    en: 'Made to order',
    'zh-CN': '按个人要求定制',
    ja: 'オーダーメイド',
    ko: '주문 제작 상품',
    th: 'ผลิตตามคำสั่งเฉพาะบุคคล',
  },
  sealed_hygiene: {
    en: 'Sealed for hygiene, once it has been opened',
    'zh-CN': '出于卫生原因密封，拆封后',
    ja: '衛生上密封されており、開封後のもの',
    ko: '위생상 밀봉된 상품을 개봉한 경우',
    th: 'ปิดผนึกเพื่อสุขอนามัย หลังเปิดใช้แล้ว',
  },
  perishable: {
    en: 'Perishable',
    'zh-CN': '易变质',
    ja: '傷みやすいもの',
    ko: '쉽게 상하는 상품',
    th: 'เน่าเสียง่าย',
  },
};

/** Who made a product and who answers for it in the EU, as Regulation (EU) 2023/988 asks of an offer. */
export const safetyParties = [
  'maker_name',
  'maker_address',
  'maker_contact',
  'eu_name',
  'eu_address',
  'eu_contact',
] as const;
export const safetyLimit = { party: 300, warnings: 3_000 } as const;

const party = text(safetyLimit.party, 0).default('');
const parties = {
  maker_name: party,
  maker_address: party.describe('Postal address of the manufacturer'),
  maker_contact: party.describe('Electronic address of the manufacturer: mail or web'),
  maker_country: text(2, 0).toUpperCase().default('').describe('By ISO 3166-1'),
  eu_name: party.describe('Responsible person in the EU, where the manufacturer is outside of it'),
  eu_address: party,
  eu_contact: party,
};

/** The safety information of a product as its shop writes it. */
export const safetyForm = z.object({ ...parties, warnings: inEveryLanguage(safetyLimit.warnings) });

/** The same, as an answer. */
export const safetyContent = z.object({
  maker_name: z.string(),
  maker_address: z.string(),
  maker_contact: z.string(),
  maker_country: z.string(),
  eu_name: z.string(),
  eu_address: z.string(),
  eu_contact: z.string(),
  warnings: textInEveryLanguage,
});

/** Safety information without any text. */
export const noSafety = (): z.output<typeof safetyContent> => ({
  maker_name: '',
  maker_address: '',
  maker_contact: '',
  maker_country: '',
  eu_name: '',
  eu_address: '',
  eu_contact: '',
  warnings: { en: '', 'zh-CN': '', ja: '', ko: '', th: '' },
});
