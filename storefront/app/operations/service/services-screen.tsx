import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle, Search, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { ListGroup } from '../../design/list-row.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ConversationRowPart, FoundRowPart, PlatformRowPart } from './conversation-row-part.tsx';
import { conversationPages, foundMessages } from './service-data.ts';
import { useLive } from './use-live.ts';

/** Own conversations, the latest first, and a search in their messages. */
export function Component() {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words.trim());
  useLive(useScreenActive());
  return (
    <>
      <ScreenBar title={t('title.services')} fallback="/filter" />
      <div className="px-3 pb-3">
        <TextInput
          icon={Search}
          type="search"
          label={t('service.search')}
          labelHidden
          placeholder={t('service.search')}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          after={words !== '' && <IconButton icon={X} label={t('service.search.clear')} onClick={() => setWords('')} />}
        />
      </div>
      {searched === '' ? <ConversationsPart /> : <FoundPart words={searched} />}
    </>
  );
}

/** The conversations of the shopper; also beside an open one, in a wide window. */
export function ConversationsPart() {
  const { t } = useTranslation();
  const found = useInfiniteQuery({ ...conversationPages(), refetchOnMount: 'always' });
  const skeleton = useDelayedSkeleton(found.isPending);
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <Skeleton className="mx-3 h-40" />;
  const list = found.data.pages.flatMap((page) => page.list);
  const hasPlatform = list.some(({ shop_id }) => shop_id === '');
  const hasShops = list.some(({ shop_id }) => shop_id !== '');
  return (
    <EndlessPages found={found} quiet={list.length < 10}>
      <div className="flex flex-col gap-2.5 px-3">
        <ListGroup>
          {!hasPlatform && <PlatformRowPart />}
          {list.map((conversation) => (
            <ConversationRowPart key={conversation.id} conversation={conversation} />
          ))}
        </ListGroup>
        {!hasShops && (
          <EmptyState
            art={<MessageCircle aria-hidden size={56} strokeWidth={1.5} />}
            title={t('service.empty.title')}
            text={t('service.empty.text')}
          />
        )}
      </div>
    </EndlessPages>
  );
}

function FoundPart({ words }: { words: string }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(foundMessages(words));
  const skeleton = useDelayedSkeleton(found.isPending);
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <Skeleton className="mx-3 h-40" />;
  const list = found.data.pages.flatMap((page) => page.list);
  if (list.length === 0)
    return (
      <p role="status" className="px-6 py-8 text-center text-body text-ink-2">
        {t('service.search.none')}
      </p>
    );
  return (
    <EndlessPages found={found} quiet={list.length < 10}>
      <ListGroup className="mx-3">
        {list.map((row) => (
          <FoundRowPart key={row.message.id} found={row} />
        ))}
      </ListGroup>
    </EndlessPages>
  );
}
