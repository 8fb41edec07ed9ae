import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Conversation, markMessages, type ServiceMessage } from '@tradewind/contract/operations/service';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { messagesIn } from './history.ts';
import { MessagePart } from './message-part.tsx';
import { setMessageCount } from '../../api/user.ts';
import { conversationQuery, historyPages } from './service-data.ts';
import { useLogScroll } from './use-log-scroll.ts';
import type { Outbox } from './use-outbox.ts';
import { WaitingPart } from './waiting-part.tsx';

const PhotoViewer = lazy(async () => ({ default: (await import('../../design/photo-viewer.tsx')).PhotoViewer }));

interface LogPartProps {
  conversation: Conversation;
  outbox: Outbox;
  typing: boolean;
  active: boolean;
  onReport: (message: ServiceMessage) => void;
}

/** The messages of a conversation, the waiting ones, and who is typing. */
export function LogPart({ conversation, outbox, typing, active, onReport }: LogPartProps) {
  const { t } = useTranslation();
  const { shop_id: shopId, theirs_read: theirsRead, theirs_received: theirsReceived } = conversation;
  const found = useInfiniteQuery({ ...historyPages(shopId), refetchOnMount: 'always' });
  const [viewed, setViewed] = useState<{ pictures: readonly string[]; first: number } | null>(null);
  const log = useRef<HTMLOListElement>(null);
  const list = messagesIn(found.data);
  // What was just answered may still be in the outbox of another tab.
  const sent = new Set(list.map(({ id }) => id));
  const waiting = outbox.waiting.filter((one) => !sent.has(one.message_id));
  const own = list.filter(({ is_mine }) => is_mine === 1).length + waiting.length;
  useLogScroll(log, { first: list[0]?.id ?? '', count: list.length + waiting.length, own });
  useMarkAsRead(conversation, list.at(-1)?.number ?? 0, active);
  const top = useLoadedAtTop(() => void found.fetchNextPage(), found.hasNextPage && !found.isFetchingNextPage);

  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const lastOwn = list.findLast(({ is_mine }) => is_mine === 1)?.id;
  const markOf = ({ id, number }: ServiceMessage) =>
    id !== lastOwn ? null : number <= theirsRead ? 'read' : number <= theirsReceived ? 'received' : 'sent';
  return (
    <>
      <div ref={top} aria-hidden className="h-px" />
      {found.hasNextPage && (
        <Button
          kind="ghost"
          size="sm"
          className="mx-auto"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('service.earlier')}
        </Button>
      )}
      {found.data && list.length === 0 && waiting.length === 0 && (
        <p className="px-8 py-6 text-center text-body text-balance text-ink-2">{t('service.begin')}</p>
      )}
      <div role="log" aria-label={t('service.log')}>
        <ol ref={log} className="flex flex-col gap-2 px-3 pt-2 pb-3">
          {list.map((message) => (
            <MessagePart
              key={message.id}
              message={message}
              mark={markOf(message)}
              onPicture={(pictures, first) => setViewed({ pictures, first })}
              onReport={onReport}
            />
          ))}
          {waiting.map((message) => (
            <WaitingPart key={message.message_id} message={message} outbox={outbox} />
          ))}
        </ol>
      </div>
      <p aria-live="polite" className="min-h-5 px-4 text-note text-ink-3">
        {typing && t('service.typing', { name: conversation.name })}
      </p>
      {viewed && (
        <Suspense>
          <PhotoViewer
            photos={viewed.pictures}
            first={viewed.first}
            onClose={() => setViewed(null)}
            labels={{
              close: t('service.viewer.close'),
              previous: t('service.viewer.previous'),
              next: t('service.viewer.next'),
              closer: t('service.viewer.closer'),
              farther: t('service.viewer.farther'),
              photo: (position, total) => t('service.picture.open', { position, total }),
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Marks what is seen as read, and what arrives unseen as received. */
function useMarkAsRead({ id, shop_id: shopId, mine_read: read }: Conversation, last: number, active: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === '' || last <= read) return undefined;
    const mark = async () => {
      const seen = active && document.visibilityState === 'visible';
      const marks = seen ? { received: last, read: last } : { received: last };
      const { unread } = await call(markMessages, { shop_id: shopId, ...marks }, { quiet: true, repeatable: true });
      setMessageCount(queries, unread);
      if (seen)
        queries.setQueryData(
          conversationQuery(shopId).queryKey,
          (one) => one && { ...one, unread: 0, mine_read: Math.max(one.mine_read, last) },
        );
    };
    const again = () => void mark().catch(() => undefined);
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [queries, id, shopId, last, read, active]);
}

/** Calls back when an element at the top comes into view. */
function useLoadedAtTop(load: () => void, wanted: boolean) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!mark.current || !wanted) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current());
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [wanted]);
  return mark;
}
