import type { Notification, NotificationGroup } from '@tradewind/contract/operations/notifications';
import {
  Heart,
  type LucideIcon,
  MessageCircle,
  Package,
  RotateCcw,
  ShieldCheck,
  Store,
  Tag,
  Wallet,
} from 'lucide-react';
import { useNavigate } from '../../shell/router/visit.ts';
import { cx } from '../../design/class-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useReadNotification } from './notifications-data.ts';

const groupStyles: Readonly<Record<NotificationGroup, { icon: LucideIcon; face: string }>> = {
  orders: { icon: Package, face: 'bg-sea-tint text-sea' },
  after_sale: { icon: RotateCcw, face: 'bg-plum-tint text-plum' },
  wallet: { icon: Wallet, face: 'bg-ok-tint text-ok' },
  security: { icon: ShieldCheck, face: 'bg-warn-tint text-warn' },
  shops: { icon: Tag, face: 'bg-ember-tint text-ember' },
  favourites: { icon: Heart, face: 'bg-ember-tint text-ember' },
  messages: { icon: MessageCircle, face: 'bg-sea-tint text-sea' },
  merchant_entry: { icon: Store, face: 'bg-sea-tint text-sea' },
  sales: { icon: Store, face: 'bg-info-tint text-info' },
};

/** One notification; pressing it marks it as read and opens its subject. */
export function NotificationRowPart({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const navigate = useNavigate();
  const read = useReadNotification();
  const { id, group, title, text, link, told_at } = notification;
  const unread = notification.read === 0;
  const { icon: Icon, face } = groupStyles[group];
  const open = () => {
    if (unread) read.mutate({ id });
    if (link) void navigate(link);
  };
  return (
    <button
      type="button"
      onClick={open}
      className="group/row flex w-full gap-3 pl-4 text-left transition-colors duration-(--dur-fast) active:bg-pressed"
    >
      <span className={cx('mt-3.5 grid size-10 shrink-0 place-items-center rounded-full', face)}>
        <Icon aria-hidden size={20} strokeWidth={1.8} />
      </span>
      <span className="mr-4 min-w-0 flex-1 border-b border-line py-3 group-last/row:border-transparent">
        <span className="flex items-start gap-2">
          <span className={cx('min-w-0 flex-1 text-lead break-words', unread ? 'font-semibold' : 'text-ink-2')}>
            {title}
          </span>
          {unread && (
            <span
              role="img"
              aria-label={t('notifications.unread')}
              className="mt-2 size-2 shrink-0 rounded-full bg-ember-solid"
            />
          )}
        </span>
        <span className="mt-0.5 block text-note break-words text-ink-2">{text}</span>
        <span className="mt-1 block text-cap text-ink-3">{date(told_at, 'withinYear')}</span>
      </span>
    </button>
  );
}
