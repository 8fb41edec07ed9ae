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
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Moment } from '../../../design/fields.tsx';
import { Panel } from '../../../design/panel.tsx';

const limit = 20;

/** The shop's inbox, shared by its members. */
export const InboxPage = () => {
  const t = useTranslation();
  const [page, setPage] = useState(0);
  const { data } = useEndpointQuery(
    shopNotifications,
    { page: page + 1, limit },
    { refreshMs: 60_000, placeholderData: keepPreviousData },
  );
  const readAll = useMarkRead();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_inbox')} />
      {data && (
        <Panel
          title={t('shop.inbox.unread', { smart_count: data.unread })}
          actions={
            data.unread > 0 && (
              <Button
                startIcon={<CheckCheck size={18} />}
                onClick={() => readAll.mutate(null)}
                loading={readAll.isPending}
              >
                {t('shop.inbox.read_all')}
              </Button>
            )
          }
        >
          {data.list.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('empty.shop_inbox')}
            </Typography>
          )}
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
            {data.list.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
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

const NotificationRow = ({
  notification: { id, title, text, link, read, told_at },
}: {
  notification: Notification;
}) => {
  const t = useTranslation();
  const mark = useMarkRead();
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
            {t('shop.inbox.new')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
};

/** Marks one notification as read, or all of them. */
function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(readAllShopNotifications, { all: 1 }) : call(readShopNotification, { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [shopNotifications.name] }),
  });
}
