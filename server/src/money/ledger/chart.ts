import { walletCurrency, type Currency } from '@tradewind/contract/base/money';
import { idFromName } from '../../base/ids/ids.ts';

/**
 * The chart of accounts: every account that can exist. A wrong one cannot be spelled. `normal` is the side on which it
 * grows; `locked` accounts carry a balance row that is locked before it is read, counts on that side, and never goes below zero.
 */
const chart = {
  /** What a shopper can spend. */
  user_available: { normal: 'credit', locked: true, address: (owner: string) => `user:${owner}:available` },
  /** What a shopper asked to withdraw and still may get back. */
  user_held: { normal: 'credit', locked: true, address: (owner: string) => `user:${owner}:held` },
  /** What a shop can be paid out. */
  shop_available: { normal: 'credit', locked: true, address: (owner: string) => `shop:${owner}:available` },
  /** What a shop asked to be paid out and still may get back. */
  shop_held: { normal: 'credit', locked: true, address: (owner: string) => `shop:${owner}:held` },
  /** What a shop owes the platform, for refunds after the release that its balance did not cover. */
  shop_debt: { normal: 'debit', locked: true, address: (owner: string) => `shop:${owner}:debt` },
  /** Money of one order between payment and completion. */
  order_escrow: { normal: 'credit', locked: false, address: (owner: string) => `order:${owner}:escrow` },
  /** Duty and tax that were collected with orders and belong to the authorities. */
  platform_duties: { normal: 'credit', locked: false, address: () => 'platform:duties' },
  /** What promotions that the platform bears have cost it. */
  platform_promotions: { normal: 'debit', locked: false, address: () => 'platform:promotions' },
  platform_revenue: { normal: 'credit', locked: false, address: () => 'platform:revenue' },
  /** Money that the platform holds for others, by where it came from. */
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
  /** User, shop or order; null for the platform's and the outside world's. */
  readonly ownerId: string | null;
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
  const full = `${address(name)}:${currency}`;
  return { id: idFromName(`account ${full}`), address: full, kind, ownerId, currency, normal, locked };
}

export const userAvailable = (userId: string): Account => account('user_available', userId, userId);
export const userHeld = (userId: string): Account => account('user_held', userId, userId);
export const shopAvailable = (shopId: string): Account => account('shop_available', shopId, shopId);
export const shopHeld = (shopId: string): Account => account('shop_held', shopId, shopId);
export const shopDebt = (shopId: string): Account => account('shop_debt', shopId, shopId);
export const orderEscrow = (orderId: string): Account => account('order_escrow', orderId, orderId);
export const platformDuties: Account = account('platform_duties', '', null);
export const platformPromotions: Account = account('platform_promotions', '', null);
export const platformRevenue: Account = account('platform_revenue', '', null);
/** The outside world by source; `network:USDT-TRC20` names a chain. */
export const outside = (source: OutsideSource): Account => account('outside', source, null);
export type OutsideSource = 'demo' | 'bank' | 'card' | `network:${string}`;

/** Kinds whose money belongs to somebody else than the platform. */
export const liabilityKinds: readonly AccountKind[] = [
  'user_available',
  'user_held',
  'shop_available',
  'shop_held',
  'order_escrow',
  'platform_duties',
];
/** What others owe the platform. */
export const claimKinds: readonly AccountKind[] = ['shop_debt'];
/** The platform's own, and what it holds outside for others. */
export const platformKinds: readonly AccountKind[] = ['platform_promotions', 'platform_revenue', 'outside'];
export const lockedKinds: readonly AccountKind[] = (Object.keys(chart) as AccountKind[]).filter(
  (kind) => chart[kind].locked,
);
