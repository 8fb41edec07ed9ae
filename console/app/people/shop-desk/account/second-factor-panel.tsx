import { Stack, Typography } from '@mui/material';
import {
  endSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  type SecondFactor,
} from '@tradewind/contract/people/shop-desk/second-factor';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ActionButton } from '../../../design/action-button.tsx';
import type { ActionField } from '../../../design/action-fields.tsx';
import { useFormat } from '../../../design/format.ts';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** The second factor for the sign-in at the shop desk. */
export const SecondFactorPanel = () => {
  const t = useTranslation();
  const factor = useEndpointQuery(showSecondFactor, {}).data;
  if (!factor) return null;
  return (
    <Panel title={t('account.factor.title')} actions={factor.state === 'on' ? <Changes /> : <SetUpSecondFactor />}>
      <Typography variant="body2" color="textSecondary" component="div">
        <State factor={factor} />
      </Typography>
    </Panel>
  );
};

const State = ({ factor: { state, since, recovery_codes_left: left } }: { factor: SecondFactor }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const { moment } = useFormat();
  if (state === 'missing') return t('account.factor.missing_text');
  if (state === 'off') return t('account.factor.off_text');
  return (
    <Stack sx={{ gap: 0.5 }}>
      <span>{t('account.factor.on_text', { moment: moment(since ?? '') })}</span>
      <span>{translate('desk.account.factor.left', { smart_count: left })}</span>
    </Stack>
  );
};

const Changes = () => {
  const t = useTranslation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const fields: ActionField[] = [
    { name: 'password', label: t('sign_in.password'), kind: 'present_password', required: true },
    { name: 'code', label: t('account.factor.code'), kind: 'recovery_code', required: true },
  ];
  const input = ({ password = '', code = '' }: Record<string, string>) => ({ password, code });
  return (
    <>
      <ActionButton
        endpoint={renewRecoveryCodes}
        label={t('account.factor.renew')}
        size="small"
        fields={fields}
        input={input}
        done={t('account.factor.recovery_title')}
        onDone={({ recovery_codes }) => setCodes(recovery_codes)}
      >
        {t('account.factor.renew_text')}
      </ActionButton>
      <ActionButton
        endpoint={endSecondFactor}
        label={t('account.factor.remove')}
        kind="danger"
        size="small"
        fields={fields}
        input={input}
        done={t('account.factor.removed')}
      >
        {t('account.factor.remove_text')}
      </ActionButton>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
};
