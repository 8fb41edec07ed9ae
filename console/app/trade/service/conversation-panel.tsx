import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageCard } from '@tradewind/contract/operations/service';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Composer } from './composer.tsx';
import { ConversationActs } from './conversation-acts.tsx';
import { ConversationFacts } from './conversation-facts.tsx';
import { MessageItem } from './message-item.tsx';
import { MessageTranslation } from './message-translation.tsx';
import { ReportMessage } from './report-message.tsx';
import type { ServiceSide } from './service-side.ts';
import { WaitingChip } from './waiting.tsx';

interface ConversationPanelProps {
  side: ServiceSide;
  id: string;
  /** Whether the shopper types. */
  typing: boolean;
  onBack: () => void;
}

const pageSize = 40;

/** An open conversation: its messages, the composer, and what the desk knows of the shopper. */
export const ConversationPanel = ({ side, id, typing, onBack }: ConversationPanelProps) => {
  const t = useTranslation();
  const queries = useQueryClient();
  const opened = useEndpointQuery(side.one, { id }).data;
  const history = useInfiniteQuery({
    queryKey: [side.messages.name, 'pages', id],
    queryFn: ({ pageParam, signal }) =>
      call(side.messages, { id, limit: pageSize, ...(pageParam > 0 && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ list, more }) => (more === 1 ? list[0]?.number : undefined),
  });
  // The newest page comes first; what was written while an earlier one was read stands in both.
  const byNumber = new Map(
    history.data?.pages.flatMap(({ list }) => list.map((message) => [message.number, message] as const)),
  );
  const messages = [...byNumber.values()].toSorted((one, other) => one.number - other.number);
  const end = useRef<HTMLLIElement>(null);
  const latest = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [latest, id]);
  // What is on the screen counts as read.
  const read = opened?.mine_read ?? 0;
  useEffect(() => {
    if (latest <= read || document.hidden) return;
    call(side.mark, { id, received: latest, read: latest })
      .then(() => queries.invalidateQueries({ queryKey: [side.list.name] }))
      .catch(() => undefined);
  }, [side, id, latest, read, queries]);
  if (!opened || !history.data) return null;
  const pathOf = ({ kind, id: of, order_id: order }: MessageCard): string | null => {
    if (kind === 'product') return `/${side.block ? 'shop_products' : 'products'}/${of}/show`;
    if (side.block && kind === 'refund') return `/shop_refunds/${of}/show`;
    return `/${side.block ? 'shop_orders' : 'orders'}/${order || of}/show`;
  };
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Button
        color="inherit"
        startIcon={<ArrowLeft size={16} />}
        onClick={onBack}
        sx={{ alignSelf: 'flex-start', display: { lg: 'none' } }}
      >
        {t('common.back')}
      </Button>
      <Panel title={opened.shopper.name} actions={<ConversationActs side={side} conversation={opened} />}>
        <Stack sx={{ gap: 2 }}>
          <WaitingChip conversation={opened} />
          {opened.blocked_by_desk === 1 && <Alert severity="info">{t('service.blocked')}</Alert>}
          <Box
            role="log"
            aria-label={t('service.messages')}
            tabIndex={0}
            sx={{ p: 1, maxHeight: { xs: '60vh', md: 520 }, overflowY: 'auto' }}
          >
            <Box
              component="ol"
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1.5 }}
            >
              {history.hasNextPage && (
                <Box component="li" sx={{ alignSelf: 'center' }}>
                  <Button
                    size="small"
                    loading={history.isFetchingNextPage}
                    onClick={() => void history.fetchNextPage()}
                  >
                    {t('service.earlier')}
                  </Button>
                </Box>
              )}
              {messages.map((message) => (
                <MessageItem key={message.id} message={message} pathOf={pathOf}>
                  {message.translatable === 1 && (
                    <MessageTranslation endpoint={side.translate} messageId={message.id} />
                  )}
                  {message.is_mine === 1 ? (
                    <Typography variant="caption" color="textSecondary">
                      {t(
                        message.number <= opened.theirs_read
                          ? 'service.read'
                          : message.number <= opened.theirs_received
                            ? 'service.received'
                            : 'service.sent',
                      )}
                    </Typography>
                  ) : (
                    side.report &&
                    message.hidden === 0 && <ReportMessage endpoint={side.report} messageId={message.id} />
                  )}
                </MessageItem>
              ))}
              {typing && (
                <Typography component="li" variant="caption" color="textSecondary">
                  {t('service.typing')}
                </Typography>
              )}
              <li ref={end} />
            </Box>
          </Box>
          <Composer key={id} side={side} conversation={opened} />
        </Stack>
      </Panel>
      <ConversationFacts side={side} conversation={opened} />
    </Stack>
  );
};
