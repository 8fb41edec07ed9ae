import { walletCurrency, type Currency } from '@tradewind/contract/base/money';
import { idFromName } from '../../base/ids/ids.ts';

/**
 * The chart of accounts: every account that can exist. `normal` is the side on which it grows. `locked` accounts have a
 * balance row that is locked before it is read, counts on that side and never goes below zero.
 */
const chart = {
  /** What a shopper can spend. */
  user_available: { normal: 'credit', locked: true, address: (owner: string) => `user:${owner}:available` },
  /** Requested withdrawals of a shopper, amount and fee, until they are paid or returned. */
  user_held: { normal: 'credit', locked: true, address: (owner: string) => `user:${owner}:held` },
  /** What a shop can be paid out. */
  shop_available: { normal: 'credit', locked: true, address: (owner: string) => `shop:${owner}:available` },
  /** Requested payouts of a shop, until they are paid or returned. */
  shop_held: { normal: 'credit', locked: true, address: (owner: string) => `shop:${owner}:held` },
  /** What a shop owes the platform, for refunds after the release that its balance did not cover. */
  shop_debt: { normal: 'debit', locked: true, address: (owner: string) => `shop:${owner}:debt` },
  /** Money of a shopper's orders between payment and release; each entry names its order. */
  order_escrow: { normal: 'credit', locked: false, address: (owner: string) => `user:${owner}:escrow` },
  /** Duty and tax that were collected with orders and are owed to the authorities. */
  platform_duties: { normal: 'credit', locked: false, address: () => 'platform:duties' },
  /** Tax on commissions, which the platform owes to the authorities. */
  platform_commission_tax: { normal: 'credit', locked: false, address: () => 'platform:commission-tax' },
  /** The cost of promotions that the platform pays for. */
  platform_promotions: { normal: 'debit', locked: false, address: () => 'platform:promotions' },
  platform_revenue: { normal: 'credit', locked: false, address: () => 'platform:revenue' },
  /** Money that the platform holds for others, by its source. */
  outside: { normal: 'debit', locked: false, address: (source: string) => `outside:${source}` },
} as const satisfies Record<
  string,
  { normal: 'credit' | 'debit'; locked: boolean; address: (owner: string) => string }
>;

export type AccountKind = keyof typeof chart;

export interface Account {
  readonly id: string;
  readonly address: string;
  readonly kind: AccountKind;
  /** The user or shop; null for accounts of the platform and of outside sources. */
  readonly ownerId: string | null;
  /** The order whose part of the escrow it is; null for accounts without parts. */
  readonly orderId: string | null;
  readonly currency: Currency;
  readonly normal: 'credit' | 'debit';
  readonly locked: boolean;
}

function account(
  kind: AccountKind,
  name: string,
  ownerId: string | null,
  currency: Currency = walletCurrency,
): Account {
  const { normal, locked, address } = chart[kind];
  const addressWithCurrency = `${address(name)}:${currency}`;
  return {
    id: idOfAddress(addressWithCurrency),
    address: addressWithCurrency,
    kind,
    ownerId,
    orderId: null,
    currency,
    normal,
    locked,
  };
}

const idOfAddress = (address: string): string => idFromName(`account ${address}`);

export const userAvailable = (userId: string): Account => account('user_available', userId, userId);
export const userHeld = (userId: string): Account => account('user_held', userId, userId);
export const shopAvailable = (shopId: string): Account => account('shop_available', shopId, shopId);
export const shopHeld = (shopId: string): Account => account('shop_held', shopId, shopId);
export const shopDebt = (shopId: string): Account => account('shop_debt', shopId, shopId);
/** The escrow of an order: its part of the account that all orders of its shopper share. */
export const orderEscrow = ({ userId, orderId }: { userId: string; orderId: string }): Account => ({
  ...account('order_escrow', userId, userId),
  orderId,
});
/**
 * The account that was the escrow of one order alone, in installations from before migration 0265. Nothing is booked to
 * it any more.
 */
export const formerEscrowId = (orderId: string): string => idOfAddress(`order:${orderId}:escrow:${walletCurrency}`);
export const platformDuties: Account = account('platform_duties', '', null);
export const platformCommissionTax: Account = account('platform_commission_tax', '', null);
export const platformPromotions: Account = account('platform_promotions', '', null);
export const platformRevenue: Account = account('platform_revenue', '', null);
/** The account of an outside source of money; `network:USDT-TRC20` is a network. */
export const outside = (source: OutsideSource): Account => account('outside', source, null);
export type OutsideSource = 'demo' | 'bank' | 'card' | `network:${string}`;

/** Kinds whose money belongs to others than the platform. */
export const liabilityKinds: readonly AccountKind[] = [
  'user_available',
  'user_held',
  'shop_available',
  'shop_held',
  'order_escrow',
  'platform_duties',
  'platform_commission_tax',
];
/** Of them, what is handed on to authorities, also ahead of refunds: then it is below zero until it is set off. */
export const remittedKinds: readonly AccountKind[] = ['platform_duties', 'platform_commission_tax'];
/** What others owe the platform. */
export const claimKinds: readonly AccountKind[] = ['shop_debt'];
/** The platform's own accounts, and the outside sources. */
export const platformKinds: readonly AccountKind[] = ['platform_promotions', 'platform_revenue', 'outside'];
export const lockedKinds: readonly AccountKind[] = (Object.keys(chart) as AccountKind[]).filter(
  (kind) => chart[kind].locked,
);
