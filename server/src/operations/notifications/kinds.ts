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
    Object.entries(texts).map(([kind, told]): [string, Kind] => [
      kind,
      { ...told, group: group as NotificationGroup, link },
    ]),
  ),
);

/** All there is to know about a kind; undefined for one that is told no more. */
export const kindOf = (kind: string): Kind | undefined => kinds.get(kind);

/** Where each up and down would fill a mailbox. */
const inAppOnly: ReadonlySet<NotificationKind> = new Set([
  'parcel_out',
  'payment_code_set',
  'shop_order_received',
  'shop_review',
]);

/** What staff of a shop are not told, since they may not see it either. */
export const forOwners: readonly NotificationKind[] = [
  'shop_payout_asked',
  'shop_payout_passed',
  'shop_payout_refused',
];

export const deservesMail = (kind: NotificationKind): boolean => !inAppOnly.has(kind);

/** What holds until somebody chooses otherwise. */
export const standardChoice = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  channel === 'in_app' || group !== 'shops';

/** Whoever gets into an account must not be able to silence what would give them away. */
export const isFixed = (group: NotificationGroup, channel: NotificationChannel): boolean =>
  group === 'security' || (channel === 'in_app' && (group === 'wallet' || group === 'sales'));
