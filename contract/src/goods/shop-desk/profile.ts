import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, int, none, nothing, text } from '../../base/fields.ts';
import { inEveryLanguage, textInEveryLanguage as texts } from '../../base/local-texts.ts';
import { policyKinds, trader } from '../shops.ts';

const ownPolicy = z.object({
  kind: z.enum(policyKinds),
  texts: texts.describe('The shop’s own text; all empty while the standard text of the platform applies'),
  house: texts.describe('The standard text of the platform, with the shop’s facts'),
  written_at: z.string().nullable().describe('ISO time'),
});
export type OwnPolicy = z.output<typeof ownPolicy>;

export const shopProfile = endpoint({
  name: 'shopDesk.profile',
  summary: 'The shop’s profile: shipping time, holiday, trader and policies',
  who: 'merchant',
  right: 'desk',
  scope: 'profile:read',
  method: 'GET',
  path: '/api/shop/profile',
  input: nothing,
  output: z.object({
    id: z.string(),
    name: z.string(),
    trader: trader.nullable(),
    trader_since: z.string().nullable().describe('ISO time'),
    trader_check: z
      .object({ checked: flag.describe('0: a check was withdrawn'), at: z.string(), reason: z.string() })
      .nullable()
      .describe('The latest decision of the platform about these details; null: none yet'),
    policies: z.array(ownPolicy),
    suspended_reason: z.string().describe('Why the platform has suspended the shop; empty: it has not'),
    handling_days: z.int().nullable().describe('null: as the platform has it'),
    platform_handling_days: z.int(),
    low_stock_at: z.int().describe('At most so many pieces are low stock'),
    holiday: z.object({ from: z.string(), until: z.string(), texts }).nullable(),
  }),
  refusals: [],
});

/** A day, YYYY-MM-DD. */
const calendarDay = z.iso.date();

export const setShopHandling = endpoint({
  name: 'shopDesk.setHandling',
  summary: 'Set within how many working days the shop ships; for orders that are paid from now on',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/profile/handling',
  input: z.object({ days: int.pipe(z.int().min(1).max(7)) }),
  output: none,
  refusals: [],
});

export const setShopHoliday = endpoint({
  name: 'shopDesk.setHoliday',
  summary: 'Announce a holiday, or change it: its days are no working days for orders that are paid from now on',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/profile/holiday',
  input: z.object({ from: calendarDay, until: calendarDay, texts: inEveryLanguage(300).optional() }),
  output: none,
  refusals: ['holiday_invalid', 'holiday_too_soon'],
});

export const endShopHoliday = endpoint({
  name: 'shopDesk.endHoliday',
  summary: 'End the holiday today, or call it off before it begins',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/profile/holiday_end',
  input: z.object({ from: calendarDay.describe('The first day of the holiday that is ended') }),
  output: none,
  refusals: [],
});

export const setShopTrader = endpoint({
  name: 'shopDesk.setTrader',
  summary: 'Set the trader of the shop; earlier details are kept',
  who: 'merchant',
  right: 'legal',
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
  right: 'legal',
  method: 'POST',
  path: '/api/shop/profile/policy',
  input: z.object({ kind: z.enum(policyKinds), texts: inEveryLanguage(6_000) }),
  output: none,
  refusals: [],
});
