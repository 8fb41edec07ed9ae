import { Box, Button, Chip, InputAdornment, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  conversationQueues,
  type ConversationQueue,
  type DeskConversation,
} from '@tradewind/contract/operations/service-desk';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { call } from '../../api/call.ts';
import { useFormat } from '../../design/format.ts';
import { useDebounced } from '../../design/use-debounced.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';
import { WaitingChip } from './waiting.tsx';

interface ConversationListProps {
  side: ServiceSide;
  chosen: string | null;
  queue: ConversationQueue;
  /** What is searched for. */
  words: string;
  /** Changes parts of the address. */
  onChange: (parts: Readonly<Record<string, string | null>>) => void;
}

/** The conversations of a desk by queue, with a search, page by page. */
export const ConversationList = ({ side, chosen, queue, words, onChange }: ConversationListProps) => {
  const t = useTranslation();
  const { number } = useFormat();
  const [typed, setTyped] = useState(words);
  const q = useDebounced(typed.trim());
  useEffect(() => {
    if (q !== words) onChange({ q });
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [side.list.name, 'pages', queue, q],
    queryFn: ({ pageParam, signal }) => call(side.list, { queue, q, cursor: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Read again from time to time also without live events.
    refetchInterval: 15_000,
  });
  const leave = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) leave(error).catch(() => undefined);
  }, [error, leave]);
  // While pages are read, a conversation can move from one to the other.
  const list = [...new Map(data?.pages.flatMap((page) => page.list.map((row) => [row.id, row] as const))).values()];
  const counts = data?.pages[0]?.counts;
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <Tabs
        value={queue}
        onChange={(_, value: ConversationQueue) => onChange({ queue: value })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('service.queues_label')}
      >
        {conversationQueues.map((one) => (
          <Tab
            key={one}
            value={one}
            label={[t(`service.queues.${one}`), counts?.[one] === undefined ? '' : number(counts[one])]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </Tabs>
      <TextField
        size="small"
        type="search"
        label={t('service.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          htmlInput: { maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
        {list.map((row) => (
          <Row key={row.id} row={row} chosen={row.id === chosen} onChoose={() => onChange({ id: row.id })} />
        ))}
      </Stack>
      {data && list.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1 }}>
          {t('service.empty')}
        </Typography>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('service.more')}
        </Button>
      )}
    </Stack>
  );
};

const Row = ({ row, chosen, onChoose }: { row: DeskConversation; chosen: boolean; onChoose: () => void }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const { shopper, last, unread, assignee, last_at: at } = row;
  const said = last && (last.text || (last.card ? t(`service.cards.${last.card}`) : t('service.pictures')));
  return (
    <Box component="li">
      <Button
        fullWidth
        color="inherit"
        aria-current={chosen || undefined}
        onClick={onChoose}
        sx={{
          textAlign: 'start',
          textTransform: 'none',
          justifyContent: 'flex-start',
          px: 1.5,
          py: 1,
          backgroundColor: chosen ? (theme) => theme.palette.tones.seaTint : 'transparent',
        }}
      >
        <Stack sx={{ width: '100%', minWidth: 0, gap: 0.25 }}>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="body2" noWrap sx={{ fontWeight: unread > 0 ? 700 : 600 }}>
              {shopper.name}
            </Typography>
            {unread > 0 && (
              <Chip size="small" color="primary" label={unread} aria-label={t('service.unread', { count: unread })} />
            )}
          </Stack>
          <Typography variant="body2" color="textSecondary" noWrap>
            {said && (last.is_mine === 1 ? t('service.we', { text: said }) : said)}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="span">
            {[moment(at), assignee?.name].filter(Boolean).join(' · ')}
          </Typography>
          <WaitingChip conversation={row} />
        </Stack>
      </Button>
    </Box>
  );
};
