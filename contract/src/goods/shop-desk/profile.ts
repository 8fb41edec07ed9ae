import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, none, nothing, text } from '../../base/fields.ts';
import { policyKinds, trader } from '../shops.ts';

/** A text in each language; an empty one falls back to another language. */
const inEveryLanguage = (max: number) => {
  const one = text(max, 0).default('');
  return z.object({ en: one, 'zh-CN': one, ja: one, ko: one, th: one });
};
const texts = z.object({ en: z.string(), 'zh-CN': z.string(), ja: z.string(), ko: z.string(), th: z.string() });

/** Only owners can change the trader and the policies. */
const members = ['owner'] as const;

const ownPolicy = z.object({
  kind: z.enum(policyKinds),
  texts: texts.describe('The shop’s own text; all empty while the standard text of the platform applies'),
  house: texts.describe('The standard text of the platform, with the shop’s facts'),
  written_at: z.string().nullable().describe('ISO time'),
});
export type OwnPolicy = z.output<typeof ownPolicy>;

export const shopProfile = endpoint({
  name: 'shopDesk.profile',
  summary: 'The shop’s profile: banner, texts, trader and policies',
  who: 'merchant',
  method: 'GET',
  path: '/api/shop/profile',
  input: nothing,
  output: z.object({
    id: z.string(),
    name: z.string(),
    banner: z.string().describe('Empty: none'),
    slogans: texts,
    abouts: texts,
    trader: trader.nullable(),
    trader_since: z.string().nullable().describe('ISO time'),
    trader_check: z
      .object({ checked: flag.describe('0: a check was withdrawn'), at: z.string(), reason: z.string() })
      .nullable()
      .describe('The latest decision of the platform about these details; null: none yet'),
    policies: z.array(ownPolicy),
  }),
  refusals: [],
});

export const setShopBanner = endpoint({
  name: 'shopDesk.setBanner',
  summary: 'Set an uploaded picture as banner, or remove the banner',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/profile/banner',
  input: z.object({ image: text(500, 0).default('') }),
  output: none,
  refusals: ['picture_invalid'],
});

export const setShopDescription = endpoint({
  name: 'shopDesk.setDescription',
  summary: 'Change the line under the shop’s name, or its description',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/profile/words',
  input: z.object({ slogans: inEveryLanguage(120).optional(), abouts: inEveryLanguage(2_000).optional() }),
  output: none,
  refusals: [],
});

export const setShopTrader = endpoint({
  name: 'shopDesk.setTrader',
  summary: 'Set the trader of the shop; earlier details are kept',
  who: 'merchant',
  members,
  method: 'POST',
  path: '/api/shop/profile/trader',
  input: z.object({
    legal_name: text(200),
    address: text(400),
    country: text(2, 2)
      .toUpperCase()
      .pipe(z.string().regex(/^[A-Z]{2}$/)),
    register: text(200, 0).default(''),
    registration_number: text(80, 0).default(''),
    tax_number: text(80, 0).default(''),
    email: text(254),
    phone: text(40, 0).default(''),
  }),
  output: none,
  refusals: ['email_invalid'],
});

export const setShopPolicy = endpoint({
  name: 'shopDesk.setPolicy',
  summary: 'Set the text of a policy; an empty one restores the standard text',
  who: 'merchant',
  members,
  method: 'POST',
  path: '/api/shop/profile/policy',
  input: z.object({ kind: z.enum(policyKinds), texts: inEveryLanguage(6_000) }),
  output: none,
  refusals: [],
});
