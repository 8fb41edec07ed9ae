import { Box, Button, Stack, TablePagination, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@tradewind/contract/operations/notifications';
import {
  readAllShopNotifications,
  readShopNotification,
  shopNotifications,
} from '@tradewind/contract/operations/shop-desk/notifications';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { call } from '../../../api/call.ts';
import { useDesk } from '../../../api/use-desk.ts';
import { useWords } from '../../../i18n/words.ts';
import { Moment } from '../../../look/fields.tsx';
import { Panel } from '../../../look/panel.tsx';

const limit = 20;

/** What the shop was told; its members share one inbox. */
export const InboxPage = () => {
  const word = useWords();
  const [page, setPage] = useState(0);
  const { data } = useDesk(
    shopNotifications,
    { page: page + 1, limit },
    { refreshMs: 60_000, placeholderData: keepPreviousData },
  );
  const readAll = useRead();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.shop_inbox')} />
      {data && (
        <Panel
          title={word('shop.inbox.unread', { smart_count: data.unread })}
          actions={
            data.unread > 0 && (
              <Button
                startIcon={<CheckCheck size={18} />}
                onClick={() => readAll.mutate(null)}
                loading={readAll.isPending}
              >
                {word('shop.inbox.read_all')}
              </Button>
            )
          }
        >
          {data.list.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {word('common.empty')}
            </Typography>
          )}
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
            {data.list.map((notification) => (
              <Told key={notification.id} notification={notification} />
            ))}
          </Stack>
          {data.total > limit && (
            <TablePagination
              component="div"
              count={data.total}
              page={page}
              rowsPerPage={limit}
              rowsPerPageOptions={[limit]}
              onPageChange={(_, next) => setPage(next)}
            />
          )}
        </Panel>
      )}
    </Stack>
  );
};

const Told = ({ notification: { id, title, text, link, read, told_at } }: { notification: Notification }) => {
  const word = useWords();
  const mark = useRead();
  const unread = read === 0;
  return (
    <Box
      component="li"
      sx={{
        borderRadius: 1,
        '&:hover': { backgroundColor: 'action.hover' },
        ...(unread && { backgroundColor: (theme) => theme.palette.tones.seaTint }),
      }}
    >
      <Stack
        component={link ? Link : 'div'}
        {...(link && { to: link })}
        onClick={() => unread && mark.mutate(id)}
        sx={{ p: 1.5, gap: 0.25, color: 'text.primary', textDecoration: 'none' }}
      >
        <Stack
          direction="row"
          sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }}
        >
          <Typography variant="body2" sx={{ fontWeight: unread ? 700 : 500 }}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <Moment value={told_at} />
          </Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {unread && (
          <Typography variant="caption" sx={{ color: (theme) => theme.palette.tones.sea, fontWeight: 600 }}>
            {word('shop.inbox.new')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
};

/** Marks one as read, or all of them. */
function useRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(readAllShopNotifications, {}) : call(readShopNotification, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [shopNotifications.name] }),
  });
}
