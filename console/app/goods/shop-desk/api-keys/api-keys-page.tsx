import { Stack, Typography } from '@mui/material';
import { apiScopes } from '@tradewind/contract/base/api-scopes';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { createApiKey, keyLifetimes, shopApiKeys } from '@tradewind/contract/goods/shop-desk/api-keys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import { Panel } from '../../../design/panel.tsx';
import { usePaymentCodeField } from '../../../design/payment-code-field.ts';
import { SecretNotice } from '../../../design/secret-notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiKeyItem } from './api-key-item.tsx';

/** The API keys of the shop; a new one is shown once. */
export const ApiKeysPage = () => {
  const t = useTranslation();
  const { data } = useEndpointQuery(shopApiKeys, {});
  const [created, setCreated] = useState<OutputOf<typeof createApiKey> | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.shop_api_keys')} />
      {created && (
        <SecretNotice
          title={t('api_keys.shown', { name: created.name })}
          text={t('api_keys.shown_text')}
          secret={created.secret}
          done={t('api_keys.done')}
          onDone={() => setCreated(null)}
        />
      )}
      <Panel title={t('api_keys.title')} actions={<CreateButton onCreated={setCreated} />}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('api_keys.text')}
        </Typography>
        {data?.list.length === 0 && <Typography variant="body2">{t('api_keys.none')}</Typography>}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.list.map((key) => (
            <ApiKeyItem key={key.id} apiKey={key} />
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
};

const CreateButton = ({ onCreated }: { onCreated: (key: OutputOf<typeof createApiKey>) => void }) => {
  const t = useTranslation();
  const paymentCode = usePaymentCodeField();
  return (
    <ActionButton
      endpoint={createApiKey}
      label={t('api_keys.create')}
      kind="main"
      icon={<KeyRound size={18} />}
      fields={[
        { name: 'name', label: t('api_keys.name'), required: true, help: t('api_keys.name_help') },
        {
          name: 'scopes',
          label: t('api_keys.scopes_label'),
          kind: 'several',
          choices: apiScopes.map((id) => ({ id, name: t(`api_keys.scopes.${id}`) })),
        },
        {
          name: 'days',
          label: t('api_keys.expires'),
          kind: 'choice',
          value: 'never',
          choices: [
            { id: 'never', name: t('api_keys.never') },
            ...keyLifetimes.map((days) => ({ id: String(days), name: t('api_keys.days', { days }) })),
          ],
        },
        paymentCode,
      ]}
      input={({ name = '', scopes = '', days, password_pay = '' }) => ({
        name,
        scopes: apiScopes.filter((scope) => scopes.split(',').includes(scope)),
        ...(days !== 'never' && { days: Number(days) }),
        password_pay,
      })}
      done={t('api_keys.created')}
      onDone={onCreated}
    >
      {t('api_keys.create_text')}
    </ActionButton>
  );
};
