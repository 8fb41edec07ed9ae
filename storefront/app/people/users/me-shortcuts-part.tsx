import { Bell, Heart, type LucideIcon, MapPinned, Store } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../design/card.tsx';
import { IconLabel } from '../../design/icon-label.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const shortcuts: readonly { to: string; icon: LucideIcon; text: MessageKey }[] = [
  { to: '/heart', icon: Heart, text: 'title.heart' },
  { to: '/myFavourite', icon: Store, text: 'users.me.shops' },
  { to: '/address', icon: MapPinned, text: 'title.address' },
  { to: '/notification', icon: Bell, text: 'title.notification' },
];

/** Small ways to what is one's own; the bell with the number of messages not read yet. */
export function MeShortcutsPart({ unread }: { unread: number }) {
  const { t } = useTranslation();
  return (
    <Card as="section" className="grid grid-cols-4 px-1 py-2.5">
      {shortcuts.map(({ to, icon, text }) => (
        <IconLabel
          key={to}
          tone="sea"
          icon={icon}
          label={t(text)}
          {...(icon === Bell && { count: unread, countLabel: t('notifications.unreadCount', { count: unread }) })}
          link={(face) => <Link to={to} {...face} />}
          className="min-w-0 justify-start px-0.5 py-1 text-balance break-words"
        />
      ))}
    </Card>
  );
}
