import { Button, Stack, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { disputeConversation } from '@tradewind/contract/operations/desk/service';
import { useState } from 'react';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessageItem } from './message-item.tsx';

const most = 100;

/** What shopper and shop of a dispute wrote to each other; absent for roles that may not read it. */
export const DisputeConversation = ({ refundId }: { refundId: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const [limit, setLimit] = useState(20);
  const { data } = useEndpointQuery(
    disputeConversation,
    { refund_id: refundId, limit },
    { placeholderData: keepPreviousData },
  );
  if (!canCall(disputeConversation)) return null;
  return (
    <Panel title={t('service.of_dispute')}>
      {data?.list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('service.nothing_written')}
        </Typography>
      )}
      {data?.more === 1 && limit < most && (
        <Button size="small" onClick={() => setLimit(most)}>
          {t('service.earlier')}
        </Button>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {data?.list.map((message) => (
          <MessageItem key={message.id} message={message} pathOf={() => null} />
        ))}
      </Stack>
    </Panel>
  );
};
