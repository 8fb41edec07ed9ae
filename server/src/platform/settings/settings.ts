import { z } from 'zod';

/** Amounts are stored as whole US cents and read as bigint. */
const cents = z.int().min(0).max(100_000_000_000).transform(BigInt);
const hours = z
  .int()
  .min(0)
  .max(24 * 365);
const minutes = z
  .int()
  .min(1)
  .max(60 * 24 * 30);
const days = z.int().min(1).max(365);
const counts = z.int().min(1).max(1_000_000);
const basisPoints = z.int().min(0).max(10_000);

/** Every setting that operators make: its shape, and what holds until somebody sets it. */
const definitions = {
  /** `closed`: refunds and earnings only; `open`: top-up and withdrawal too. */
  'wallet.mode': setting(z.enum(['open', 'closed']), 'closed'),
  /** The fee of a withdrawal to a bank: a fixed part and a share, together not below `min` nor above `max`. */
  'withdrawal.bank': setting(
    z.object({ fixed: cents, percentBp: basisPoints, min: cents, max: cents }).refine(({ min, max }) => min <= max),
    { fixed: 0, percentBp: 100, min: 200, max: 2_000 },
  ),
  /** The fee of a withdrawal to a chain, by network code. */
  'withdrawal.chain': setting(z.record(z.string().min(1).max(40), z.object({ fixed: cents })), {
    'USDT-TRC20': { fixed: 100 },
    'USDT-ERC20': { fixed: 1_000 },
  }),
  'withdrawal.minimum': setting(cents, 1_000),
  'withdrawal.maximum': setting(cents, 200_000),
  'withdrawal.perDay': setting(cents, 500_000),
  /** From here on two operators have to agree. */
  'withdrawal.secondApproverFrom': setting(cents, 100_000),
  /** Within how long an operator decides. */
  'withdrawal.reviewHours': setting(hours, 24),
  'withdrawal.arrivalHours': setting(z.object({ bank: hours, chain: hours }), { bank: 72, chain: 24 }),
  /** How long withdrawals wait after a password or payment code was changed, or given anew to somebody who had forgotten it. */
  'security.lockHours': setting(hours, 24),
  'security.recoveryLockHours': setting(hours, 24),
  'security.newAddressHours': setting(hours, 24),
  /** So long a shop counts as new, from its first release on, and so long each of its releases then waits before it can be paid out. */
  'settlement.newShopDays': setting(z.int().min(0).max(365), 30),
  'settlement.newShopHoldDays': setting(z.int().min(0).max(90), 7),
  'payout.minimum': setting(cents, 1_000),
  /** `weekly`: on Mondays what can be paid out goes to the account that a shop chose; `on_request`: only when asked. */
  'payout.schedule': setting(z.enum(['weekly', 'on_request']), 'weekly'),
  /** From here on two operators have to agree to what is handed on to an authority. */
  'duties.secondApproverFrom': setting(cents, 100_000),
  'recharge.minimum': setting(cents, 100),
  /** From here on two operators have to agree to what is credited by hand. */
  'recharge.secondApproverFrom': setting(cents, 100_000),
  'orders.payMinutes': setting(minutes, 30),
  /** So many unpaid orders, or pieces in them, keep a shopper from placing another: they keep goods from others. */
  'orders.unpaidGroupsCount': setting(counts, 20),
  'orders.unpaidPiecesCount': setting(counts, 1_000),
  /** Within this time after the payment a shopper cancels without asking anybody. */
  'orders.cancelFreeMinutes': setting(
    z
      .int()
      .min(0)
      .max(60 * 24 * 30),
    60,
  ),
  'orders.cancelAnswerHours': setting(hours, 48),
  /** Working days. */
  'orders.shipWithinDays': setting(days, 3),
  'orders.notShippedGraceHours': setting(hours, 72),
  'orders.confirmAfterDeliveredDays': setting(days, 7),
  'orders.confirmAfterDispatchDays': setting(days, 45),
  'orders.extendDays': setting(days, 7),
  'orders.afterSaleDays': setting(days, 15),
  /** A parcel of which nobody has heard for so long has expired. */
  'orders.parcelSilentDays': setting(days, 30),
  /** Within how long a shop answers a request for a refund. */
  'aftersale.answerHours': setting(hours, 72),
  /** Within how long a shopper answers an offer. */
  'aftersale.offerHours': setting(hours, 72),
  /** Within how long either side goes to the house where no agreement was found. */
  'aftersale.escalateHours': setting(hours, 72),
  'aftersale.returnDays': setting(days, 7),
  'aftersale.checkDays': setting(days, 5),
  /** What a shop that says nothing has agreed to. */
  'aftersale.smallAmount': setting(cents, 2_000),
  /** Up to how much of what a return costs the shop pays, where it is to answer for the reason. */
  'aftersale.returnFreightMost': setting(cents, 3_000),
  /** So long after its completion a refund of an order can still be asked for. */
  'aftersale.lateDays': setting(days, 30),
  /** So long after an order's completion its goods can still be reviewed. */
  'reviews.withinDays': setting(days, 30),
  /** So long after it was written a review can be changed, once. */
  'reviews.editDays': setting(days, 30),
  /** So long after it was written something can be added to a review, once. */
  'reviews.followUpDays': setting(days, 180),
  'dispute.evidenceHours': setting(hours, 48),
  'dispute.rulingDays': setting(days, 5),
};

interface Definition<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly standard: z.output<Schema>;
}

function setting<Schema extends z.ZodType>(schema: Schema, standard: z.input<Schema>): Definition<Schema> {
  return { schema, standard: schema.parse(standard) };
}

export type SettingName = keyof typeof definitions;
export type Settings = { readonly [Name in SettingName]: z.output<(typeof definitions)[Name]['schema']> };
/** A setting as it is stored and sent: plain JSON. */
export type SettingInput<Name extends SettingName> = z.input<(typeof definitions)[Name]['schema']>;

export const settingNames = Object.keys(definitions) as SettingName[];

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(definitions, name);

/** Reads a value as the setting of that name; null when it cannot be one. */
export function parseSetting<Name extends SettingName>(name: Name, value: unknown): Settings[Name] | null {
  const parsed = definitions[name].schema.safeParse(value);
  return parsed.success ? (parsed.data as Settings[Name]) : null;
}

/** The settings that follow from stored values; whatever is not set, or no longer has its shape, is at its standard. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const valueOf = (name: SettingName) =>
    (stored.has(name) ? parseSetting(name, stored.get(name)) : null) ?? definitions[name].standard;
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as unknown as Settings;
}
