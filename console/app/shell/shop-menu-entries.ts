import type { MenuEntry } from './menu-entries.ts';
import { Coins, Inbox, LayoutDashboard, Package, Star, Store, TicketPercent, Truck, Undo2, Upload } from 'lucide-react';

/** The menu of somebody who keeps a shop, top to bottom. */
export const shopMenuEntries: { group: null; entries: MenuEntry[] }[] = [
  {
    group: null,
    entries: [
      { to: '', icon: LayoutDashboard },
      { to: 'shop_orders', icon: Package },
      { to: 'shop_refunds', icon: Undo2 },
      { to: 'shop_reviews', icon: Star },
      { to: 'shop_freight', icon: Truck },
      { to: 'shop_promos', icon: TicketPercent },
      { to: 'shop_earnings', icon: Coins },
      { to: 'shop_payouts', icon: Upload },
      { to: 'shop_inbox', icon: Inbox },
      { to: 'shop_profile', icon: Store },
    ],
  },
];
