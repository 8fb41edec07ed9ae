import { useInfiniteQuery } from '@tanstack/react-query';
import type { Conversation, MessageCard } from '@tradewind/contract/operations/service';
import { Link } from '../../shell/router/link.tsx';
import { Photo } from '../../design/photo.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { messagesIn } from './history.ts';
import { cardPath } from './message-card-part.tsx';
import { historyPages } from './service-data.ts';

/**
 * What a conversation is about, beside it in the widest windows: the product, order or refund that was shown last, or else its
 * shop. Narrower windows show it in its message only.
 */
export function SubjectPart({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { shop_id: shopId } = conversation;
  const { data } = useInfiniteQuery({ ...historyPages(shopId), refetchOnMount: false });
  const card = messagesIn(data).findLast((message) => message.card)?.card;
  // The place beside the conversation with a shop is kept while its messages are fetched.
  if (shopId === '' && !card) return null;
  return (
    <aside aria-label={t('service.about')} className="hidden w-70 shrink-0 pt-5 pr-4 xl:block">
      {data && (
        <div className="card sticky top-(--side-top) flex max-h-[calc(100dvh-96px)] flex-col gap-3 overflow-y-auto overscroll-contain p-3">
          <h2 className="text-note text-ink-2">{t('service.about')}</h2>
          {card ? <Subject card={card} /> : <Shop conversation={conversation} />}
        </div>
      )}
    </aside>
  );
}

function Subject({ card }: { card: MessageCard }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Link to={cardPath(card)} className="press flex flex-col gap-2 rounded-sm">
      <Photo src={card.image} alt="" width={400} height={400} className="aspect-square w-full rounded-sm" />
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-cap text-ink-3">
        <span className="tnum min-w-0 break-words">
          {t(`service.preview.${card.kind}`)} {card.number}
        </span>
        {card.status && (
          <span className="shrink-0 rounded-sm bg-sea-tint px-2 py-0.5 font-medium text-sea">{card.status}</span>
        )}
      </span>
      <span className="text-body break-words">{card.title}</span>
      <span className="tnum text-lead font-semibold">{money(card.amount)}</span>
    </Link>
  );
}

function Shop({ conversation: { shop_id: shopId, name, avatar } }: { conversation: Conversation }) {
  return (
    <Link to={`/shop/${shopId}`} className="press flex items-center gap-3 rounded-sm">
      <Photo src={avatar} alt="" width={44} height={44} className="size-11 shrink-0 rounded-full" />
      <span className="min-w-0 flex-1 text-body font-semibold break-words">{name}</span>
    </Link>
  );
}
