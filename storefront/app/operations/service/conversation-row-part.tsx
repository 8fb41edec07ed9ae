import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Conversation, searchMessages } from '@tradewind/contract/operations/service';
import { platformServiceName } from '@tradewind/contract/operations/service-texts';
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { cx } from '../../design/class-names.ts';
import { Count } from '../../design/count.tsx';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale, useTranslation } from '../../i18n/use-translation.tsx';
import { servicePath } from '../../paths/service-path.ts';

interface RowProps {
  shopId: string;
  name: string;
  avatar: string;
  text: ReactNode;
  /** ISO time; empty: none. */
  at?: string;
  unread?: number;
}

function Row({ shopId, name, avatar, text, at = '', unread = 0 }: RowProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <Link
      to={servicePath(shopId)}
      className="group/row flex gap-3 pl-4 transition-colors duration-(--dur-fast) active:bg-pressed"
    >
      {shopId === '' ? (
        <span className="mt-3 grid size-11 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
          <Headset aria-hidden size={22} strokeWidth={1.8} />
        </span>
      ) : (
        <Photo src={avatar} alt="" width={44} height={44} className="mt-3 size-11 shrink-0 rounded-full" />
      )}
      <span className="mr-4 min-w-0 flex-1 border-b border-line py-3 group-last/row:border-transparent">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 line-clamp-2 flex-1 text-lead', unread > 0 && 'font-semibold')}>{name}</span>
          {at && <time className="shrink-0 text-cap text-ink-3">{date(at, 'withinYear')}</time>}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-note text-ink-2">{text}</span>
          <Count value={unread} label={t('service.unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}

/** A conversation with its last message. */
export function ConversationRowPart({ conversation }: { conversation: Conversation }) {
  const { shop_id: shopId, name, avatar, last, unread } = conversation;
  return (
    <Row
      shopId={shopId}
      name={name}
      avatar={avatar}
      unread={unread}
      {...(last && { at: last.at })}
      text={last && <Preview last={last} />}
    />
  );
}

function Preview({ last }: { last: NonNullable<Conversation['last']> }) {
  const { t } = useTranslation();
  const { text, pictures, card, is_mine: mine } = last;
  const said =
    text ||
    (card ? t(`service.preview.${card}`) : pictures > 0 ? t('service.preview.pictures') : t('service.preview.hidden'));
  return mine ? t('service.preview.mine', { text: said }) : said;
}

/** The platform, before the first message. */
export function PlatformRowPart() {
  const { t } = useTranslation();
  return <Row shopId="" name={platformServiceName[useLocale()]} avatar="" text={t('service.platform.note')} />;
}

/** A message that was found, which leads to its conversation. */
export function FoundRowPart({ found }: { found: OutputOf<typeof searchMessages>['list'][number] }) {
  const { shop_id: shopId, name, avatar, message } = found;
  return <Row shopId={shopId} name={name} avatar={avatar} text={message.text} at={message.at} />;
}
