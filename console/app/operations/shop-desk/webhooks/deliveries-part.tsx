import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { webhookDeliveries, type DeliveryRow } from '@tradewind/contract/operations/shop-desk/webhooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeliveryItem } from './delivery-item.tsx';

const states = ['pending', 'delivered', 'failed'] as const satisfies readonly DeliveryRow['state'][];

/** The log of a webhook: what was sent, filtered by how it ended, a page at a time. */
export const DeliveriesPart = ({ webhookId }: { webhookId: string }) => {
  const t = useTranslation();
  const [state, setState] = useState<DeliveryRow['state'] | ''>('');
  /** Where each page that was opened begins; the first one at the newest. */
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const { data } = useEndpointQuery(
    webhookDeliveries,
    { webhook_id: webhookId, state, cursor: cursors.at(-1)! },
    { refreshMs: 5_000, placeholderData: keepPreviousData },
  );
  const next = data?.next;
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        select
        size="small"
        label={t('common.state')}
        value={state}
        onChange={({ target }) => {
          setState(states.find((one) => one === target.value) ?? '');
          setCursors(['']);
        }}
        sx={{ width: 220, mt: 1 }}
      >
        <MenuItem value="">{t('common.all')}</MenuItem>
        {states.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`webhooks.deliveries.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {data?.list.length === 0 && <Typography variant="body2">{t('webhooks.nothing_sent')}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.list.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        {cursors.length > 1 && (
          <Button size="small" onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('webhooks.newer')}
          </Button>
        )}
        {next && (
          <Button size="small" onClick={() => setCursors([...cursors, next])}>
            {t('webhooks.older')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
