import type { NotificationChannel, NotificationGroup } from '@tradewind/contract/operations/notifications';
import { afterSaleTexts } from './texts/after-sales.ts';
import { merchantTexts } from './texts/merchants.ts';
import { orderTexts } from './texts/orders.ts';
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
  security: { texts: securityTexts, link: () => '/security' },
  shops: { texts: shopTexts, link: ({ id }: Details) => `/shop/${id}` },
  sales: { texts: merchantTexts, link: ({ page }: Details) => page ?? '' },
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

/** Kinds without mail, because they are too frequent. */
const inAppOnly: ReadonlySet<NotificationKind> = new Set([
  'parcel_out',
  'payment_code_set',
  'shop_order_received',
  'shop_review',
]);

/** Kinds for owners of a shop only, because staff have no access to their subject. */
export const ownerKinds: readonly NotificationKind[] = [
  'shop_payout_asked',
  'shop_payout_passed',
  'shop_payout_refused',
];

/** Whether notifications of a kind are also sent by mail. */
export const isMailed = (kind: NotificationKind): boolean => !inAppOnly.has(kind);

/** The choice that applies until a user makes one. */
export const defaultChoice = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  channel === 'in_app' || group !== 'shops';

/** Whether a choice can't be changed, so that an intruder can't switch off security and money notifications. */
export const isFixed = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  group === 'security' || (channel === 'in_app' && (group === 'wallet' || group === 'sales'));
