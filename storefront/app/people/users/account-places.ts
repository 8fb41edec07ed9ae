import {
  Bell,
  Gift,
  Heart,
  History,
  Info,
  LifeBuoy,
  type LucideIcon,
  MapPinned,
  Package,
  ReceiptText,
  Scale,
  ShieldCheck,
  Store,
  TicketPercent,
} from 'lucide-react';
import type { MessageKey } from '../../i18n/messages.ts';

/** A place of the account, as Me and the sidebar of wide windows list it. */
export interface AccountPlace {
  to: string;
  icon: LucideIcon;
  text: MessageKey;
  value?: MessageKey;
}

/** The orders, which Me shows by their state. */
export const ordersPlace: AccountPlace = { to: '/myPurchases', icon: Package, text: 'title.myPurchases' };

export const shortcuts: readonly AccountPlace[] = [
  { to: '/heart', icon: Heart, text: 'title.heart' },
  { to: '/myFavourite', icon: Store, text: 'users.me.shops' },
  { to: '/address', icon: MapPinned, text: 'title.address' },
  { to: '/notification', icon: Bell, text: 'title.notification' },
];

export const rows: readonly AccountPlace[] = [
  { to: '/capitalRecord', icon: ReceiptText, text: 'title.capitalRecord' },
  { to: '/coupons', icon: TicketPercent, text: 'title.coupons' },
  { to: '/partnership', icon: Gift, text: 'title.partnership' },
  { to: '/recentlyViewed', icon: History, text: 'title.recentlyViewed' },
  { to: '/security', icon: ShieldCheck, text: 'users.me.security' },
  { to: '/merchantEntry', icon: Store, text: 'shell.openShop', value: 'users.me.merchant' },
  { to: '/helpAndSupport', icon: LifeBuoy, text: 'title.helpAndSupport' },
  { to: '/law', icon: Scale, text: 'title.law' },
  { to: '/platform', icon: Info, text: 'title.platform' },
];
