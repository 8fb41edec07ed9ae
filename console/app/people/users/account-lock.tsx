import { Alert } from '@mui/material';
import { lockAccount, lockScopes, lookAsShopper, unlockAccount } from '@tradewind/contract/people/desk/accounts';
import type { DeskUser, DeskUserDetail } from '@tradewind/contract/people/desk/users';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReasonField } from '../../platform/changes/propose.ts';

/** Whether an account is locked or deleted; nothing for any other. */
export const AccountChip = ({ user: { locked, deleted } }: { user: Pick<DeskUser, 'locked' | 'deleted'> }) => {
  const t = useTranslation();
  if (deleted === 1) return <StatusChip tone="quiet" label={t('accounts.deleted')} />;
  return locked ? <StatusChip tone="bad" label={t(`accounts.locked_${locked}`)} /> : null;
};

/** What is wrong with an account, above everything else. */
export const AccountState = ({ user: { lock, locked, deleted } }: { user: DeskUserDetail }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  return (
    <>
      {deleted === 1 && <Alert severity="info">{t('accounts.deleted_text')}</Alert>}
      {locked && lock && (
        <Alert severity="error">
          <strong>{t(`accounts.locked_${locked}`)}</strong>
          <br />
          {t('accounts.locked_by', { by: lock.by, moment: moment(lock.at), reason: lock.reason })}
        </Alert>
      )}
    </>
  );
};

/** Locks an account, or changes what its lock stops. */
export const LockAccount = ({ user: { id, locked } }: { user: DeskUserDetail }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  const choices = lockScopes
    .filter((scope) => scope !== locked)
    .map((scope) => ({ id: scope, name: t(`accounts.${scope}`) }));
  return (
    <ActionButton
      endpoint={lockAccount}
      label={t(locked ? 'accounts.change_lock' : 'accounts.lock')}
      kind="danger"
      fields={[
        { name: 'stops', label: t('accounts.stops'), kind: 'choice', choices, value: choices[0]!.id, required: true },
        reasonField,
      ]}
      input={({ stops, reason = '' }) => ({ id, stops: stops as (typeof lockScopes)[number], reason })}
      done={t('accounts.locked')}
    >
      {t('accounts.lock_text')}
    </ActionButton>
  );
};

export const UnlockAccount = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  return (
    <ActionButton
      endpoint={unlockAccount}
      label={t('accounts.unlock')}
      fields={[reasonField]}
      input={({ reason = '' }) => ({ id: userId, reason })}
      done={t('accounts.unlocked')}
    >
      {t('accounts.unlock_text')}
    </ActionButton>
  );
};

/** Opens the storefront as the shopper sees it, in a tab of its own. */
export const LookAsShopper = ({ userId }: { userId: string }) => {
  const t = useTranslation();
  const reasonField = useReasonField();
  return (
    <ActionButton
      endpoint={lookAsShopper}
      label={t('accounts.look')}
      fields={[reasonField]}
      input={({ reason = '' }) => ({ id: userId, reason })}
      // In the fragment, which browsers send to no server.
      onDone={({ token }) => window.open(`/home#look=${encodeURIComponent(token)}`, '_blank', 'noopener')}
      done={t('accounts.look_opened')}
    >
      {t('accounts.look_text')}
    </ActionButton>
  );
};
