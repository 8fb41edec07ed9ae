import { Box, Button, Stack, Typography } from '@mui/material';
import {
  replayDelivery,
  testType,
  webhookDelivery,
  webhookTypes,
  type DeliveryRow,
} from '@tradewind/contract/operations/shop-desk/webhooks';
import { useState } from 'react';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { nameOf } from './webhook-fields.ts';

const tones: Record<DeliveryRow['state'], Tone> = { pending: 'info', delivered: 'ok', failed: 'bad' };
type Attempt = NonNullable<DeliveryRow['last']>;

/** An event in the log of a webhook: how it went, and on demand what was sent and answered. */
export const DeliveryItem = ({ delivery }: { delivery: DeliveryRow }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const outcomeOf = useOutcome();
  const [open, setOpen] = useState(false);
  const { id, type, at, state, last, next_at: next } = delivery;
  const named = [...webhookTypes, testType].find((one) => one === type);
  return (
    <Stack component="li" sx={{ py: 1, gap: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip tone={tones[state]} label={t(`webhooks.deliveries.${state}`)} />
        <Typography sx={{ fontWeight: 600 }}>{named ? t(`webhooks.types.${nameOf(named)}`) : type}</Typography>
        <Typography variant="body2" color="textSecondary">
          {moment(at)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('common.details')}
          </Button>
          <ActionButton
            endpoint={replayDelivery}
            label={t('webhooks.replay')}
            size="small"
            input={() => ({ id })}
            done={t('webhooks.replayed')}
          >
            {t('webhooks.replay_text')}
          </ActionButton>
        </Stack>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {[...(last ? [outcomeOf(last)] : []), ...(next ? [t('webhooks.next_try', { moment: moment(next) })] : [])].join(
          ' · ',
        )}
      </Typography>
      {open && <DeliveryDetails id={id} eventId={delivery.event_id} />}
    </Stack>
  );
};

const DeliveryDetails = ({ id, eventId }: { id: string; eventId: string }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const outcomeOf = useOutcome();
  const { data } = useEndpointQuery(webhookDelivery, { id });
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{`webhook-id: ${eventId}`}</Typography>
      {data?.payload && <Raw label={t('webhooks.sent')} text={data.payload} />}
      {data?.attempts.map((attempt) => (
        <Box key={attempt.at}>
          <Typography variant="body2">{`${moment(attempt.at)} · ${outcomeOf(attempt)}`}</Typography>
          {attempt.answer && <Raw label={t('webhooks.answered')} text={attempt.answer} />}
        </Box>
      ))}
    </Stack>
  );
};

/** A text as it was sent or answered. */
const Raw = ({ label, text }: { label: string; text: string }) => (
  <Box>
    <Typography variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Box
      component="pre"
      tabIndex={0}
      sx={({ palette }) => ({
        m: 0,
        p: 1.5,
        maxHeight: 240,
        overflow: 'auto',
        fontSize: 12,
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        backgroundColor: palette.tones.sunken,
      })}
    >
      {text}
    </Box>
  </Box>
);

/** How a try ended, in words. */
function useOutcome(): (attempt: Attempt) => string {
  const t = useTranslation();
  const { number } = useFormat();
  return ({ status, failure, ms }) => {
    const known = (['forbidden', 'unreachable', 'timeout'] as const).find((one) => one === failure);
    const how = status === null ? t(`webhooks.failures.${known ?? 'unreachable'}`) : `HTTP ${status}`;
    return t('webhooks.outcome', { how, ms: number(ms) });
  };
}
