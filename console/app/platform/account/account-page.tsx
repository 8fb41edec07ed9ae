import { Stack, Typography } from '@mui/material';
import { minDeskPasswordLength } from '@tradewind/contract/platform/desk/operators';
import {
  changeDeskPassword,
  deskSessions,
  endDeskSession,
  endOtherDeskSessions,
} from '@tradewind/contract/platform/desk/own-account';
import { Title } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnProof } from './own-proof.ts';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** An operator's own password, passkeys and signed-in devices. */
export const AccountPage = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <Title title={t('account.title')} />
      <Panel title={t('account.password')} actions={<ChangePassword />}>
        <Typography variant="body2" color="textSecondary">
          {t('account.password_text')}
        </Typography>
      </Panel>
      <PasskeysPanel />
      <SessionsPanel list={deskSessions} end={endDeskSession} endOthers={endOtherDeskSessions} />
    </Stack>
  );
};

const ChangePassword = () => {
  const t = useTranslation();
  const { fields, input } = useOwnProof();
  return (
    <ActionButton
      endpoint={changeDeskPassword}
      label={t('account.change_password')}
      size="small"
      fields={[
        ...fields,
        {
          name: 'new_password',
          label: t('account.new_password'),
          kind: 'new_password',
          required: true,
          help: t('sign_in.new_password_help', { length: minDeskPasswordLength }),
        },
      ]}
      input={async ({ new_password = '', ...typed }) => ({ ...(await input(typed)), new_password })}
      done={t('account.password_changed')}
    >
      {t('account.password_text')}
    </ActionButton>
  );
};
