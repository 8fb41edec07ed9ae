import { CircleUserRound, Compass, House, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from '../router/link.tsx';
import { useUser } from '../../api/user.ts';
import { TabBar } from '../../design/tab-bar.tsx';
import type { TitleKey } from '../../i18n/messages.ts';
import type { Tab } from '../../routes.ts';
import { useOpening } from '../router/visit.ts';

const tabs: readonly { id: Tab; to: string; icon: LucideIcon; title: TitleKey }[] = [
  { id: 'home', to: '/home', icon: House, title: 'title.home' },
  { id: 'explore', to: '/explore', icon: Compass, title: 'title.explore' },
  { id: 'bag', to: '/bag', icon: ShoppingBag, title: 'title.bag' },
  { id: 'me', to: '/filter', icon: CircleUserRound, title: 'title.me' },
];

/** The four root tabs; the cart's shows how many pieces are in it, the shopper's own how many messages are unread. */
export function BottomNavigation({ active }: { active: Tab }) {
  const { t } = useTranslation();
  const opening = useOpening();
  const user = useUser();
  const pieces = user?.cart_count ?? 0;
  const unread = user?.message_count ?? 0;
  // A tap shows at once, also while the screen is on the way.
  const shown = tabs.find(({ to }) => to === opening)?.id ?? active;
  const items = tabs.map(({ id, to, icon, title }) => ({
    id,
    icon,
    label: t(title),
    active: id === shown,
    link: (face: object) => <Link to={to} {...face} />,
    ...(id === 'bag' && pieces > 0 && { count: pieces, countLabel: t('shell.cartCount', { count: pieces }) }),
    ...(id === 'me' && unread > 0 && { count: unread, countLabel: t('shell.messageCount', { count: unread }) }),
  }));
  return <TabBar items={items} label={t('shell.tabs')} />;
}
