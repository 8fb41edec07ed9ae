import { Button, Stack, Typography } from '@mui/material';
import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { useState } from 'react';
import { ActionButton } from '../../../design/action-button.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { StatusChip, type Tone } from '../../../design/status-chip.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeliveriesPart } from './deliveries-part.tsx';
import { chosenTypes, nameOf, useWebhookFields, type NewSecret } from './webhook-fields.ts';

const tones: Record<contract.WebhookRow['state'], Tone> = { active: 'ok', paused: 'quiet', disabled: 'bad' };

interface Props {
  webhook: contract.WebhookRow;
  onSecret: (made: NewSecret) => void;
}

/** A webhook: where it sends what, how it does, what can be done with it, and its log. */
export const WebhookPanel = ({ webhook, onSecret }: Props) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const [logOpen, setLogOpen] = useState(false);
  const { id, url, types, state, failing_since: failing, waiting, failed, old_secret_until: old } = webhook;
  const facts = [
    ...(failing ? [t('webhooks.failing', { moment: moment(failing) })] : []),
    ...(waiting > 0 ? [t('webhooks.waiting', { count: waiting })] : []),
    ...(failed > 0 ? [t('webhooks.failed', { count: failed })] : []),
    ...(old ? [t('webhooks.old_secret', { moment: moment(old) })] : []),
  ];
  return (
    <Panel>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{url}</Typography>
          <StatusChip tone={tones[state]} label={t(`webhooks.states.${state}`)} />
        </Stack>
        <Typography variant="body2">{types.map((type) => t(`webhooks.types.${nameOf(type)}`)).join(' · ')}</Typography>
        {state === 'disabled' && (
          <Typography variant="body2" color="error">
            {t('webhooks.disabled_text')}
          </Typography>
        )}
        {facts.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {facts.join(' · ')}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
            {t('webhooks.log')}
          </Button>
          <WebhookActions webhook={webhook} onSecret={onSecret} />
        </Stack>
        {logOpen && <DeliveriesPart webhookId={id} />}
      </Stack>
    </Panel>
  );
};

const WebhookActions = ({ webhook, onSecret }: Props) => {
  const t = useTranslation();
  const fields = useWebhookFields();
  const { id, url, state, failed } = webhook;
  const next: 'active' | 'paused' = state === 'active' ? 'paused' : 'active';
  return (
    <>
      {state === 'active' && (
        <ActionButton
          endpoint={contract.testWebhook}
          label={t('webhooks.test')}
          size="small"
          input={() => ({ id })}
          done={t('webhooks.tested')}
        >
          {t('webhooks.test_text')}
        </ActionButton>
      )}
      {failed > 0 && (
        <ActionButton
          endpoint={contract.replayFailed}
          label={t('webhooks.replay_failed')}
          size="small"
          fields={[{ name: 'since', label: t('common.from'), kind: 'moment' }]}
          input={({ since }) => ({ webhook_id: id, since: since ? new Date(since).toISOString() : '1970-01-01' })}
          done={({ replayed }) => t('webhooks.replayed_all', { count: replayed })}
        >
          {t('webhooks.replay_failed_text')}
        </ActionButton>
      )}
      <ActionButton
        endpoint={contract.changeWebhook}
        label={t('webhooks.change')}
        size="small"
        fields={fields(webhook)}
        input={(typed) => ({ id, url: typed.url ?? '', types: chosenTypes(typed.types) })}
        done={t('webhooks.changed')}
      />
      <ActionButton
        endpoint={contract.switchWebhook}
        label={t(`webhooks.to_${next}`)}
        size="small"
        input={() => ({ id, state: next })}
        done={t(`webhooks.states.${next}`)}
      >
        {t(`webhooks.to_${next}_text`)}
      </ActionButton>
      <ActionButton
        endpoint={contract.rotateWebhookSecret}
        label={t('webhooks.rotate')}
        size="small"
        input={() => ({ id })}
        done={t('webhooks.rotated')}
        onDone={onSecret}
      >
        {t('webhooks.rotate_text')}
      </ActionButton>
      <ActionButton
        endpoint={contract.removeWebhook}
        label={t('webhooks.remove')}
        kind="danger"
        size="small"
        input={() => ({ id })}
        done={t('webhooks.removed')}
      >
        {t('webhooks.remove_text', { url })}
      </ActionButton>
    </>
  );
};
