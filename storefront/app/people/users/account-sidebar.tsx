import { CircleUserRound, Settings } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useLocation } from '../../shell/router/visit.ts';
import { useUser } from '../../api/user.ts';
import { Count } from '../../design/count.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type AccountPlace, ordersPlace, rows, shortcuts } from './account-places.ts';

const places: readonly AccountPlace[] = [
  { to: '/filter', icon: CircleUserRound, text: 'title.me' },
  ordersPlace,
  ...shortcuts,
  ...rows,
  { to: '/setting', icon: Settings, text: 'title.setting' },
];

/** The places of the account beside the one that is shown, in a wide window. */
export function AccountSidebar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const unread = useUser()?.notification_count ?? 0;
  return (
    <nav aria-label={t('title.me')} className="card flex flex-col overflow-hidden py-2">
      {places.map(({ to, icon: Icon, text }) => {
        const isHere = pathname === to || pathname.startsWith(`${to}/`);
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              'mx-2 flex min-h-10 shrink-0 items-center [@media(height<50rem)]:min-h-9 gap-3 rounded-sm px-3 text-body -outline-offset-2',
              'aria-busy:bg-sea-tint',
              isHere ? 'bg-sea-tint font-semibold text-sea' : 'text-ink-2 hover:bg-sunken',
            )}
          >
            <Icon aria-hidden size={19} strokeWidth={1.8} className="shrink-0" />
            <span className="min-w-0 flex-1 break-words">{t(text)}</span>
            {to === '/notification' && (
              <Count value={unread} label={t('notifications.unreadCount', { count: unread })} />
            )}
          </Link>
        );
      })}
    </nav>
  );
}
