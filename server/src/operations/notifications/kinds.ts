import { hasRight, type ShopRight, type ShopRole } from '@tradewind/contract/base/shop-roles';
import { fillText } from '@tradewind/contract/base/fill-text';
import type { Locale } from '@tradewind/contract/base/locales';
import type { NotificationChannel, NotificationGroup } from '@tradewind/contract/operations/notifications';
import { applicationTexts } from './texts/applications.ts';
import { afterSaleTexts } from './texts/after-sales.ts';
import { favouriteTexts } from './texts/favourites.ts';
import { merchantTexts } from './texts/merchants.ts';
import { productTexts } from './texts/products.ts';
import { messageTexts } from './texts/messages.ts';
import { orderTexts } from './texts/orders.ts';
import { questionTexts } from './texts/questions.ts';
import { reviewTexts } from './texts/reviews.ts';
import { securityTexts } from './texts/security.ts';
import { shopTexts } from './texts/shops.ts';
import type { NotificationTexts } from './texts/notification-texts.ts';
import { walletTexts } from './texts/wallet.ts';

type Details = Readonly<Record<string, string>>;

const families = {
  orders: { texts: { ...orderTexts, ...reviewTexts }, link: ({ order }: Details) => `/orderInfo/${order}` },
  after_sale: { texts: afterSaleTexts, link: ({ order }: Details) => `/orderInfo/${order}` },
  wallet: { texts: walletTexts, link: ({ page }: Details) => page ?? '/capitalRecord' },
  security: { texts: securityTexts, link: ({ page }: Details) => page ?? '/security' },
  shops: { texts: shopTexts, link: ({ id, page }: Details) => page ?? `/shop/${id}` },
  favourites: { texts: favouriteTexts, link: ({ page }: Details) => page ?? '/heart' },
  messages: { texts: { ...messageTexts, ...questionTexts }, link: ({ page }: Details) => page ?? '/services' },
  merchant_entry: { texts: applicationTexts, link: () => '/merchantEntry' },
  sales: { texts: { ...merchantTexts, ...productTexts }, link: ({ page }: Details) => page ?? '' },
} as const satisfies Record<
  NotificationGroup,
  { texts: Readonly<Record<string, NotificationTexts>>; link: (details: Details) => string }
>;

export type NotificationKind = {
  [Group in NotificationGroup]: keyof (typeof families)[Group]['texts'];
}[NotificationGroup];

export interface Kind extends NotificationTexts {
  group: NotificationGroup;
  link(details: Details): string;
}

const kinds = new Map<string, Kind>(
  Object.entries(families).flatMap(([group, { texts, link }]) =>
    Object.entries(texts).map(([kind, kindTexts]): [string, Kind] => [
      kind,
      { ...kindTexts, group: group as NotificationGroup, link },
    ]),
  ),
);

/** The texts, group and link of a kind; undefined for a kind that no longer exists. */
export const kindOf = (kind: string): Kind | undefined => kinds.get(kind);

/** The kinds about the security of an account, without its locks and looks, which operators see among their own acts. */
export const securityKinds: readonly string[] = Object.keys(securityTexts).filter(
  (kind) => !kind.endsWith('_locked') && !kind.endsWith('_unlocked') && !kind.endsWith('_looked_at'),
);

/** The title of a notification in a reader's language; its kind where that no longer exists. */
export function titleOf(kind: string, details: Details, locale: Locale): string {
  const about = kindOf(kind);
  return about ? fillText(about.title[locale], details) : kind;
}

/** Kinds without mail, because they are too frequent. */
const inAppOnly: ReadonlySet<NotificationKind> = new Set([
  'parcel_out',
  'shop_news',
  'payment_code_set',
  'shop_order_received',
  'shop_question',
  'shop_review',
  'shop_low_stock',
]);

/** The right that a member of a shop needs to read notifications of a kind: that to see its subject. */
const rightOfKind: Readonly<Record<keyof typeof merchantTexts | keyof typeof productTexts, ShopRight>> = {
  shop_order_paid: 'orders',
  shop_order_cancelled: 'orders',
  shop_cancel_asked: 'orders',
  shop_ship_late: 'orders',
  shop_order_received: 'orders',
  shop_order_completed: 'orders',
  shop_order_extended: 'orders',
  shop_refund_asked: 'aftersales',
  shop_return_sent: 'aftersales',
  shop_revocation: 'aftersales',
  shop_dispute_opened: 'aftersales',
  shop_dispute_ruled: 'aftersales',
  shop_offer_accepted: 'aftersales',
  shop_offer_declined: 'aftersales',
  shop_refund_message: 'aftersales',
  shop_refund_withdrawn: 'aftersales',
  shop_refund_lapsed: 'aftersales',
  shop_payout_asked: 'payouts',
  shop_payout_passed: 'payouts',
  shop_payout_refused: 'payouts',
  shop_question: 'reviews',
  shop_review: 'reviews',
  shop_product_approved: 'catalogue',
  shop_product_refused: 'catalogue',
  shop_product_taken_down: 'catalogue',
  shop_product_allowed: 'catalogue',
  shop_low_stock: 'catalogue',
  shop_message: 'service',
  shop_suspended: 'desk',
  shop_reopened: 'desk',
  shop_webhook_disabled: 'keys',
  shop_fine_announced: 'balance',
  shop_fine_appealed: 'balance',
  shop_fine_booked: 'balance',
  shop_fine_reduced: 'balance',
  shop_fine_lifted: 'balance',
  shop_fine_returned: 'balance',
  shop_balance_raised: 'balance',
  shop_balance_lowered: 'balance',
};

/** The kinds that a member with this role may not read. */
export const kindsHiddenFrom = (role: ShopRole): string[] =>
  Object.entries(rightOfKind).flatMap(([kind, right]) => (hasRight(role, right) ? [] : [kind]));

/** Whether notifications of a kind are also sent by mail. */
export const isMailed = (kind: NotificationKind): boolean => !inAppOnly.has(kind);

/** The choice that applies until a user makes one. */
export const defaultChoice = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  channel === 'in_app' || (group !== 'shops' && group !== 'favourites');

/** Whether a choice can't be changed, so that an intruder can't switch off security and money notifications. */
export const isFixed = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  group === 'security' ||
  group === 'merchant_entry' ||
  (channel === 'in_app' && (group === 'wallet' || group === 'sales'));
