import { Box, Divider, Stack, Typography } from '@mui/material';
import * as contract from '@tradewind/contract/operations/desk/alarms';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { SecretNotice } from '../../design/secret-notice.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Who is mailed about alarms, and which servers are called. */
export const ChannelsPanel = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(contract.alarmChannels, {});
  const [created, setCreated] = useState<{ url: string; secret: string }>();
  if (!data) return null;
  const { mailed, readers, webhooks } = data;
  return (
    <Panel
      title={t('alarms.channels')}
      actions={
        <>
          <ActionButton
            endpoint={contract.chooseAlarmMails}
            size="small"
            label={t(mailed ? 'alarms.mail_me_not' : 'alarms.mail_me')}
            input={() => ({ mailed: mailed ? (0 as const) : (1 as const) })}
            done={t('alarms.chosen')}
          >
            {t('alarms.mails_text')}
          </ActionButton>
          <AddWebhook onCreated={setCreated} />
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        {created && (
          <SecretNotice
            title={created.url}
            text={t('alarms.secret')}
            secret={created.secret}
            done={t('common.close')}
            onDone={() => setCreated(undefined)}
          />
        )}
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(mailed ? 'alarms.mails_on' : 'alarms.mails_off')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {readers.length > 0 ? t('alarms.readers', { names: readers.join(', ') }) : t('alarms.nobody')}
          </Typography>
        </Box>
        {webhooks.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} />
        ))}
      </Stack>
    </Panel>
  );
};

const AddWebhook = ({ onCreated }: { onCreated: (created: { url: string; secret: string }) => void }) => {
  const t = useTranslation();
  const [url, setUrl] = useState('');
  return (
    <ActionButton
      endpoint={contract.addAlarmWebhook}
      size="small"
      label={t('alarms.add_webhook')}
      fields={[{ name: 'url', label: t('alarms.url'), required: true, value: 'https://' }]}
      input={({ url: typed = '' }) => {
        setUrl(typed);
        return { url: typed };
      }}
      done={t('alarms.chosen')}
      onDone={({ secret }) => onCreated({ url, secret })}
    >
      {t('alarms.add_text')}
    </ActionButton>
  );
};

const Webhook = ({
  webhook: { id, url, last_tried_at: at, last_outcome: outcome },
}: {
  webhook: contract.AlarmWebhook;
}) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <>
      <Divider />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {at ? t('alarms.outcome', { outcome, moment: moment(at) }) : t('alarms.untried')}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1 }}>
          <ActionButton
            endpoint={contract.testAlarmWebhook}
            size="small"
            label={t('alarms.test')}
            input={() => ({ id })}
            done={t('alarms.tested')}
          >
            {t('alarms.test_text')}
          </ActionButton>
          <ActionButton
            endpoint={contract.removeAlarmWebhook}
            size="small"
            kind="danger"
            label={t('alarms.remove')}
            input={() => ({ id })}
            done={t('alarms.removed')}
          >
            {t('alarms.remove_text', { url })}
          </ActionButton>
        </Stack>
      </Stack>
    </>
  );
};
