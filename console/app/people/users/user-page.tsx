import { Alert, Avatar, Button, Stack } from '@mui/material';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import {
  correctBirthday,
  resetSecondFactor,
  type DeskUser,
  type DeskUserDetail,
} from '@tradewind/contract/people/desk/users';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { journal } from '@tradewind/contract/money/desk/books';
import { Link } from 'react-router';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { RequestCorrection } from '../../money/corrections/request-correction.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Amount, Code, Facts, Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { useReasonField } from '../../platform/changes/propose.ts';
import { AccountState, LockAccount, LookAsShopper, UnlockAccount } from './account-lock.tsx';
import { AccountPanels } from './account-panels.tsx';
import { Statement } from './statement.tsx';
import { TierPanel } from './tier-panel.tsx';
import { Timeline } from './timeline.tsx';

/** One shopper: account, balances and statement. */
export const UserPage = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { moment } = useFormat();
  return (
    <Detail<DeskUserDetail>
      title={(user) => user.username}
      main={(user) => (
        <>
          <AccountState user={user} />
          <Timeline key={`timeline ${user.id}`} userId={user.id} />
          <Statement key={user.id} userId={user.id} />
        </>
      )}
      aside={(user) => (
        <>
          <Panel title={t('common.details')}>
            {user.avatar !== '' && <Avatar src={user.avatar} alt="" sx={{ width: 64, height: 64, mb: 2 }} />}
            <Facts
              facts={[
                [t('users.username'), user.username],
                [t('users.nickname'), user.nickname],
                user.email !== '' && [t('users.email'), user.email],
                user.mobile !== '' && [t('users.mobile'), user.mobile],
                user.birthday !== '' && [t('users.birthday'), user.birthday],
                [t('users.since'), <Moment key="since" value={user.created_at} />],
                user.recovered_at !== null && [
                  t('users.recovered'),
                  <Moment key="recovered" value={user.recovered_at} />,
                ],
                [t('users.available'), <Amount key="available" value={user.available} strong />],
                [t('users.held'), <Amount key="held" value={user.held} strong />],
                [t('common.id'), <Code key="id" long value={user.id} />],
              ]}
            />
            {user.withdrawals_locked_until && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {user.accounts_locked_until
                  ? t('users.recovery_lock', { moment: moment(user.accounts_locked_until) })
                  : t('users.change_lock', { moment: moment(user.withdrawals_locked_until) })}
              </Alert>
            )}
            <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
              <RelatedLists userId={user.id} />
              <RequestCorrection userId={user.id} />
              {user.birthday !== '' && <CorrectBirthday user={user} />}
              {user.second_factor === 1 && canCall(resetSecondFactor) && <ResetSecondFactor userId={user.id} />}
              {user.deleted === 0 && <LookAsShopper userId={user.id} />}
              {user.deleted === 0 && <LockAccount user={user} />}
              {user.locked && <UnlockAccount userId={user.id} />}
            </Stack>
          </Panel>
          <TierPanel userId={user.id} />
          <AccountPanels userId={user.id} />
        </>
      )}
    />
  );
};

const ResetSecondFactor = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  return (
    <ActionButton
      endpoint={resetSecondFactor}
      label={t('users.reset_factor')}
      kind="danger"
      fields={[reasonField]}
      input={({ reason = '' }) => ({ id: userId, reason })}
      done={t('users.factor_reset')}
    >
      {t('users.reset_factor_text')}
    </ActionButton>
  );
};

const CorrectBirthday = ({ user: { id, birthday } }: { user: DeskUser }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  return (
    <ActionButton
      endpoint={correctBirthday}
      label={t('users.correct_birthday')}
      fields={[
        { name: 'birthday', label: t('users.birthday'), kind: 'day', value: birthday, required: false },
        reasonField,
      ]}
      input={({ birthday: corrected = '', reason = '' }) => ({ id, birthday: corrected, reason })}
      done={t('users.birthday_corrected')}
    >
      {t('users.correct_birthday_text')}
    </ActionButton>
  );
};

const RelatedLists = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const filter = `filter=${encodeURIComponent(JSON.stringify({ user_id: userId }))}`;
  return (
    <>
      {canCall(deskRecharges) && (
        <Button component={Link} to={`/recharges?${filter}`}>
          {t('users.recharges')}
        </Button>
      )}
      {canCall(deskWithdrawals) && (
        <Button component={Link} to={`/withdrawals?${filter}`}>
          {t('users.withdrawals')}
        </Button>
      )}
      {canCall(journal) && (
        <Button component={Link} to={`/journal?${filter}`}>
          {t('users.journal')}
        </Button>
      )}
    </>
  );
};
