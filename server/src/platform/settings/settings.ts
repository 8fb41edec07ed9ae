import { ibanLengths, isIban } from '@tradewind/contract/money/iban-lengths';
import { swiftText } from '@tradewind/contract/money/swift-text';
import { countryCodes } from '@tradewind/contract/people/countries';
import { minPasswordLength } from '@tradewind/contract/people/users';
import { z } from 'zod';
import { areNetworks } from '../../base/http/allowed-networks.ts';

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
/** Longer than the minute to which the last use of a session is known; sessions end after hours or days anyway. */
const idleMinutes = z
  .int()
  .min(5)
  .max(24 * 60);
const days = z.int().min(1).max(365);
const counts = z.int().min(1).max(1_000_000);
/** Accounts that share something. */
const sharing = z.int().min(2).max(1_000);
const basisPoints = z.int().min(0).max(10_000);

const tierLimits = z.object({ perDay: cents, per30Days: cents });

const debtor = z
  .object({
    name: z.string().trim().max(70),
    account: z.string().trim().toUpperCase().max(34),
    bic: z.string().trim().toUpperCase().max(11),
    country: z.string().trim().toUpperCase().max(2),
  })
  .refine(
    ({ name, account, bic, country }) =>
      [name, account, bic, country].every((text) => text === '') ||
      (/[A-Za-z]/.test(swiftText(name) ?? '') &&
        (ibanLengths[country] ? isIban(account, country) : /^[A-Z0-9]{4,34}$/.test(account)) &&
        /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) &&
        countryCodes.includes(country)),
  );

/** Every setting of operators: its shape and its default. */
const definitions = {
  /** The time for which changes of operators and of what guards money wait. */
  'changes.waitHours': setting(
    z
      .int()
      .min(0)
      .max(30 * 24),
    24,
  ),
  /** What an operator ticks off before an application to open a shop is approved: one entry a line. */
  'applications.checklistLines': setting(
    z.string().max(4_000).regex(/\S/),
    ['identity', 'register', 'address', 'contact', 'shop_name', 'categories'].join('\n'),
  ),
  /** How long the documents of a decided application are stored. */
  'applications.documentsDays': setting(z.int().min(1).max(3_650), 365),
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
  /** Withdrawals of one shopper in a calendar month (UTC) that cost no fee. */
  'withdrawal.freeMonthlyCount': setting(z.int().min(0).max(1_000), 0),
  'withdrawal.minimum': setting(cents, 1_000),
  'withdrawal.maximum': setting(cents, 200_000),
  'withdrawal.perDay': setting(cents, 500_000),
  /** What a shopper of each tier can withdraw in 24 hours, besides the limit of everybody, and in 30 days; 0: no limit of its own. */
  'withdrawal.tiers': setting(z.object({ new: tierLimits, confirmed: tierLimits, verified: tierLimits }), {
    new: { perDay: 0, per30Days: 0 },
    confirmed: { perDay: 0, per30Days: 0 },
    verified: { perDay: 0, per30Days: 0 },
  }),
  /** From this amount, two operators must approve. */
  'withdrawal.secondApproverFrom': setting(cents, 100_000),
  /** Up to this amount, a withdrawal with the payment code can be handed over without anybody's look; 0: none. */
  'withdrawal.approveUpTo': setting(cents, 0),
  /** The time in which an operator decides. */
  'withdrawal.reviewHours': setting(hours, 24),
  'withdrawal.arrivalHours': setting(z.object({ bank: hours, chain: hours }), { bank: 72, chain: 24 }),
  /** How long withdrawals wait after a password or payment code was changed, and after one was reset by mail. */
  'security.lockHours': setting(hours, 24),
  'security.recoveryLockHours': setting(hours, 72),
  'security.newAddressHours': setting(hours, 24),
  /** The shortest login password of a shopper, in characters. */
  'security.passwordLength': setting(z.int().min(minPasswordLength).max(64), minPasswordLength),
  /** After this time without use, a session of an operator ends, and one of a shop desk. */
  'security.operatorIdleMinutes': setting(idleMinutes, 30),
  'security.shopIdleMinutes': setting(idleMinutes, 60),
  /** Networks from which operators may use the desk, one a line; empty: from anywhere. */
  'security.operatorNetworksLines': setting(z.string().max(4_000).refine(areNetworks), ''),
  /** Which members of shops must have a second factor at the shop desk. */
  'security.shopSecondFactor': setting(z.enum(['optional', 'owners', 'members']), 'optional'),
  /** How long a shop counts as new after its first release, and how long each of its releases then waits for payout. */
  'settlement.newShopDays': setting(z.int().min(0).max(365), 30),
  'settlement.newShopHoldDays': setting(z.int().min(0).max(90), 7),
  /** Tax on commission, such as VAT on the platform's service; frozen with the commission when an order is paid. */
  'settlement.commissionTaxBp': setting(basisPoints, 0),
  /** The time in which a shop can appeal against a fine before it is booked. */
  'settlement.fineAppealDays': setting(z.int().min(1).max(90), 7),
  'payout.minimum': setting(cents, 1_000),
  /** `weekly`: every Monday to the shop's payout account; `on_request`: only on request. */
  'payout.schedule': setting(z.enum(['weekly', 'on_request']), 'weekly'),
  /** The account that payouts to banks are paid from, for payment files; all empty: none are made. */
  'payout.debtor': setting(debtor, { name: '', account: '', bic: '', country: '' }),
  /** From this amount, two operators must approve a remittance. */
  'duties.secondApproverFrom': setting(cents, 100_000),
  'recharge.minimum': setting(cents, 100),
  /** From this amount, two operators must approve a recharge credited by hand. */
  'recharge.secondApproverFrom': setting(cents, 100_000),
  /** `open`: invitations earn rewards. */
  'partnership.mode': setting(z.enum(['open', 'closed']), 'closed'),
  /** What the inviter gets with the first order of each invited person. */
  'partnership.reward': setting(
    cents.refine((reward) => reward > 0n),
    500,
  ),
  /** What that order must be worth in products, after discounts and refunds. */
  'partnership.minimumOrder': setting(cents, 2_000),
  /** The days after the invitation in which it is paid. */
  'partnership.withinDays': setting(days, 90),
  /** The most that one person earns in 365 days. */
  'partnership.yearlyLimit': setting(cents, 50_000),
  /** `before_sale`: an operator approves products before they are on sale. */
  'products.review': setting(z.enum(['off', 'before_sale']), 'off'),
  'orders.payMinutes': setting(minutes, 30),
  /** The same for orders with products of a flash sale, where it is shorter. */
  'orders.flashPayMinutes': setting(minutes, 10),
  /** The maximum of a shopper's unpaid order groups, and of pieces in them, since they reserve stock. */
  'orders.unpaidGroupsCount': setting(counts, 20),
  'orders.unpaidPiecesCount': setting(counts, 1_000),
  /** The time after the payment in which a shopper can cancel without the shop's consent. */
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
  /** A parcel without tracking events for this long has expired. */
  'orders.parcelSilentDays': setting(days, 30),
  /** The time in which a shop answers a request for a refund. */
  'aftersale.answerHours': setting(hours, 72),
  /** The time in which a shopper answers an offer. */
  'aftersale.offerHours': setting(hours, 72),
  /** The time in which either side can open a dispute when there is no agreement. */
  'aftersale.escalateHours': setting(hours, 72),
  'aftersale.returnDays': setting(days, 7),
  'aftersale.checkDays': setting(days, 5),
  /** Up to this amount, a shop that does not answer has agreed. */
  'aftersale.smallAmount': setting(cents, 2_000),
  /** The maximum return freight that a shop pays when it is responsible for the reason. */
  'aftersale.returnFreightMost': setting(cents, 3_000),
  /** How long after its completion a refund of an order can be requested. */
  'aftersale.lateDays': setting(days, 30),
  /** How long after an order's completion its products can be reviewed. */
  'reviews.withinDays': setting(days, 30),
  /** How long after it was written a review can be changed, once. */
  'reviews.editDays': setting(days, 30),
  /** How long after it was written a review can get a follow-up, once. */
  'reviews.followUpDays': setting(days, 180),
  'dispute.evidenceHours': setting(hours, 48),
  'dispute.rulingDays': setting(days, 5),
  /** From how many accounts on a shared device, network, delivery address or payout account is shown on the risk board. */
  'risk.deviceAccountsCount': setting(sharing, 3),
  'risk.networkAccountsCount': setting(sharing, 10),
  'risk.deliveryAccountsCount': setting(sharing, 3),
  'risk.payoutAccountsCount': setting(sharing, 2),
  /** From how many refunds of one shopper in 90 days on, where they are at least half of the orders. */
  'risk.refundsCount': setting(counts, 5),
  /** Up to which age an account is young, and what it withdraws to be shown. */
  'risk.youngAccountDays': setting(days, 14),
  'risk.youngAccountWithdrawals': setting(cents, 50_000),
  /** The most messages of a shopper in a minute, and of a member of a shop or an operator. */
  'service.shopperMinuteCount': setting(counts, 20),
  'service.deskMinuteCount': setting(counts, 60),
  /** The most conversations that a shopper begins in a day. */
  'service.newConversationsCount': setting(counts, 30),
  /** The most translations of messages that one person asks for in a minute. */
  'service.translationsMinuteCount': setting(counts, 20),
  /** Where those write whose account is locked, such as an e-mail address; empty: the imprint. */
  'service.contact': setting(z.string().trim().max(200), ''),
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
/** A setting as stored and sent: plain JSON. */
export type SettingInput<Name extends SettingName> = z.input<(typeof definitions)[Name]['schema']>;

export const settingNames = Object.keys(definitions) as SettingName[];

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(definitions, name);

/** Parses a value of a setting; null when it is invalid. */
export function parseSetting<Name extends SettingName>(name: Name, value: unknown): Settings[Name] | null {
  const parsed = definitions[name].schema.safeParse(value);
  return parsed.success ? (parsed.data as Settings[Name]) : null;
}

/** The settings of which the names start like this guard money: a change needs a second administrator and a waiting time. */
const guardedPrefixes = [
  'changes.',
  'duties.',
  'partnership.',
  'payout.',
  'recharge.',
  'security.',
  'settlement.',
  'wallet.',
  'withdrawal.',
];
/** Others that guard money: how long it stays in escrow, and amounts that are paid without anybody's consent. */
const guardedOthers: readonly SettingName[] = [
  'orders.confirmAfterDeliveredDays',
  'orders.confirmAfterDispatchDays',
  'orders.afterSaleDays',
  'aftersale.smallAmount',
  'aftersale.returnFreightMost',
];

/** Whether a setting guards money. */
export const isGuarded = (name: SettingName): boolean =>
  guardedPrefixes.some((prefix) => name.startsWith(prefix)) || guardedOthers.includes(name);

/** Builds the settings from stored values; missing or invalid ones have their default. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const valueOf = (name: SettingName) =>
    (stored.has(name) ? parseSetting(name, stored.get(name)) : null) ?? definitions[name].standard;
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as unknown as Settings;
}
