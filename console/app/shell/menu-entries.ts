import {
  ArrowRightLeft,
  Bell,
  Blocks,
  BookOpenCheck,
  CalendarOff,
  Columns3,
  Clock,
  FileClock,
  Gavel,
  Gift,
  Headset,
  HeartPulse,
  Hourglass,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Mail,
  Megaphone,
  Network,
  NotebookText,
  Package,
  PackageCheck,
  PackageX,
  PanelTop,
  Percent,
  Scale,
  LifeBuoy,
  Send,
  Settings,
  ShieldCheck,
  SquareCheck,
  Star,
  Tag,
  Store,
  TicketPercent,
  Upload,
  Users,
  Webhook,
  Download,
  type LucideIcon,
  Coins,
  Inbox,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ResourceName } from '../api/resources.ts';

export interface MenuEntry {
  to: '' | ResourceName;
  icon: LucideIcon;
}

type Group = 'money' | 'people' | 'platform';

/** The operators' menu. Entries that the operator's roles do not allow are hidden; the first entry is for all. */
export const menuEntries: { group: Group | null; entries: MenuEntry[] }[] = [
  {
    group: null,
    entries: [
      { to: '', icon: LayoutDashboard },
      { to: 'checklist', icon: SquareCheck },
    ],
  },
  {
    group: 'money',
    entries: [
      { to: 'recharges', icon: Download },
      { to: 'deposits', icon: Blocks },
      { to: 'withdrawals', icon: Upload },
      { to: 'payout_batches', icon: PackageCheck },
      { to: 'commissions', icon: Percent },
      { to: 'duties', icon: Landmark },
      { to: 'duty_remittances', icon: Send },
      { to: 'promos', icon: TicketPercent },
      { to: 'invitations', icon: Gift },
      { to: 'corrections', icon: Scale },
      { to: 'books', icon: BookOpenCheck },
      { to: 'journal', icon: NotebookText },
    ],
  },
  {
    group: 'people',
    entries: [
      { to: 'orders', icon: Package },
      { to: 'service', icon: Headset },
      { to: 'disputes', icon: Gavel },
      { to: 'reviews', icon: Star },
      { to: 'users', icon: Users },
      { to: 'products', icon: Tag },
      { to: 'restrictions', icon: PackageX },
      { to: 'applications', icon: Inbox },
      { to: 'traders', icon: Store },
      { to: 'operators', icon: ShieldCheck },
    ],
  },
  {
    group: 'platform',
    entries: [
      { to: 'changes', icon: Hourglass },
      { to: 'settings', icon: Settings },
      { to: 'texts', icon: LifeBuoy },
      { to: 'announcements', icon: Megaphone },
      { to: 'days_off', icon: CalendarOff },
      { to: 'networks', icon: Network },
      { to: 'rates', icon: ArrowRightLeft },
      { to: 'mails', icon: Mail },
      { to: 'audit_log', icon: FileClock },
      { to: 'alarms', icon: Bell },
      { to: 'health', icon: HeartPulse },
      { to: 'demo_chain', icon: Blocks },
      { to: 'clock', icon: Clock },
    ],
  },
];

/** The merchants' menu. */
export const shopMenuEntries: { group: null; entries: MenuEntry[] }[] = [
  {
    group: null,
    entries: [
      { to: '', icon: LayoutDashboard },
      { to: 'shop_analytics', icon: Columns3 },
      { to: 'shop_orders', icon: Package },
      { to: 'shop_products', icon: Tag },
      { to: 'shop_refunds', icon: Undo2 },
      { to: 'shop_reviews', icon: Star },
      { to: 'shop_freight', icon: Truck },
      { to: 'shop_promos', icon: TicketPercent },
      { to: 'shop_earnings', icon: Coins },
      { to: 'shop_payouts', icon: Upload },
      { to: 'shop_service', icon: Headset },
      { to: 'shop_inbox', icon: Inbox },
      { to: 'shop_page', icon: PanelTop },
      { to: 'shop_followers', icon: Megaphone },
      { to: 'shop_profile', icon: Store },
      { to: 'shop_members', icon: Users },
      { to: 'shop_api_keys', icon: KeyRound },
      { to: 'shop_webhooks', icon: Webhook },
      { to: 'shop_audit', icon: FileClock },
    ],
  },
];
