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
import { SessionsPanel } from './sessions-panel.tsx';

/** An operator's own password and signed-in devices. */
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
      <SessionsPanel list={deskSessions} end={endDeskSession} endOthers={endOtherDeskSessions} />
    </Stack>
  );
};

const ChangePassword = () => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={changeDeskPassword}
      label={t('account.change_password')}
      size="small"
      fields={[
        { name: 'password', label: t('account.present_password'), kind: 'present_password', required: true },
        { name: 'code', label: t('sign_in.code'), kind: 'code', required: true },
        {
          name: 'new_password',
          label: t('account.new_password'),
          kind: 'new_password',
          required: true,
          help: t('sign_in.new_password_help', { length: minDeskPasswordLength }),
        },
      ]}
      input={({ password = '', code = '', new_password = '' }) => ({ password, code, new_password })}
      done={t('account.password_changed')}
    >
      {t('account.password_text')}
    </ActionButton>
  );
};
