import { Stack } from '@mui/material';
import { endOtherSessions, endOwnSession, ownSessions } from '@tradewind/contract/people/sessions';
import { Title } from 'react-admin';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SessionsPanel } from '../../../platform/account/sessions-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

/** The second factor and the signed-in devices of a member of a shop. */
export const ShopAccountPage = () => {
  const t = useTranslation();
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <Title title={t('account.title')} />
      <SecondFactorPanel />
      <SessionsPanel list={ownSessions} end={endOwnSession} endOthers={endOtherSessions} />
    </Stack>
  );
};
