import { callsAndAccounts } from './refusal-codes/calls-and-accounts.ts';
import { desk } from './refusal-codes/desk.ts';
import { goodsAndShops } from './refusal-codes/goods-and-shops.ts';
import { money } from './refusal-codes/money.ts';
import { purchases } from './refusal-codes/purchases.ts';
import type { Declared } from './refusal-codes/declared.ts';

export { Refusal, refuse, requireFound } from './refuse.ts';

/**
 * The closed catalogue of refusals: every way in which the server says no. A refusal travels as HTTP 200 with `code` 0,
 * because existing shopper clients show `msg` only then; a missing session is the one that travels as 401. `alarm` marks
 * those that operators should examine. `details` are the figures and names that its text always has, `optional` those
 * that it can do without. Texts in all five languages are in `refusal-texts.ts`.
 */
export const refusals = {
  ...callsAndAccounts,
  ...goodsAndShops,
  ...purchases,
  ...money,
  ...desk,
} as const satisfies Record<string, Declared>;

export type RefusalCode = keyof typeof refusals;

/** What a text may name: `{left}` pieces, `{minutes}` … */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** Whether a text is the code of a refusal. */
export const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(refusals, text);

/** HTTP status of a refusal. */
export function statusOf(code: RefusalCode): number {
  const { status = 200 }: Declared = refusals[code];
  return status;
}

/** Whether operators should be alarmed by it. */
export function isAlarm(code: RefusalCode): boolean {
  const { alarm = false }: Declared = refusals[code];
  return alarm;
}

/** The details that the text of a refusal names, in alphabetical order. */
export function detailsOf(code: RefusalCode): string[] {
  const { details = [], optional = [] }: Declared = refusals[code];
  return [...details, ...optional].sort();
}
