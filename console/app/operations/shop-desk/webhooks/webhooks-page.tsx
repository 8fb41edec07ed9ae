import { Stack, Typography } from '@mui/material';
import { createWebhook, shopWebhooks } from '@tradewind/contract/operations/shop-desk/webhooks';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { SecretNotice } from '../../../design/secret-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chosenTypes, useWebhookFields, type NewSecret } from './webhook-fields.ts';
import { WebhookPanel } from './webhook-panel.tsx';

/** The webhooks of the shop; the secret of a new one is shown once. */
export const WebhooksPage = () => {
  const t = useTranslation();
  const fields = useWebhookFields();
  const { data } = useEndpointQuery(shopWebhooks, {}, { refreshMs: 5_000 });
  const [made, setMade] = useState<NewSecret | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_webhooks')} />
      {made && (
        <SecretNotice
          title={t('webhooks.shown', { url: made.url })}
          text={t('webhooks.shown_text')}
          secret={made.secret}
          done={t('api_keys.done')}
          onDone={() => setMade(null)}
        />
      )}
      <Panel
        title={t('menu.shop_webhooks')}
        actions={
          <ActionButton
            endpoint={createWebhook}
            label={t('webhooks.create')}
            kind="main"
            icon={<Webhook size={18} />}
            fields={fields()}
            input={({ url = '', types }) => ({ url, types: chosenTypes(types) })}
            done={t('webhooks.created')}
            onDone={setMade}
          />
        }
      >
        <Typography variant="body2" color="textSecondary">
          {t('webhooks.text')}
        </Typography>
        {data?.list.length === 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('webhooks.none')}
          </Typography>
        )}
      </Panel>
      {data?.list.map((webhook) => (
        <WebhookPanel key={webhook.id} webhook={webhook} onSecret={setMade} />
      ))}
    </Stack>
  );
};
