import { Typography } from '@mui/material';
import {
  approveWithdrawal,
  markWithdrawalPaid,
  refuseWithdrawal,
  releaseWithdrawal,
  takeBackWithdrawal,
  type DeskWithdrawalRow,
} from '@tradewind/contract/money/desk/withdrawals';
import { Check, CheckCheck, LockOpen, Undo2, X } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { ActionButton } from '../../design/action-button.tsx';

/** The actions of an operator on a waiting withdrawal. The server checks whether each is allowed. */
export const WithdrawalActions = ({ withdrawal }: { withdrawal: DeskWithdrawalRow }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const canCall = useCanCall();
  const { identity } = useGetIdentity();
  if (withdrawal.state === 'passed' && withdrawal.method === 'bank') return <TakeBack withdrawal={withdrawal} />;
  if (withdrawal.state !== 'auditing' || !canCall(markWithdrawalPaid)) return null;
  const { id, owner: name } = withdrawal;
  const onHold = withdrawal.on_hold === 1;
  const twoPeople = withdrawal.second_approver === 1;
  const needsApproval = twoPeople && withdrawal.approved_by.length === 0;
  const onlyMine =
    twoPeople &&
    withdrawal.approved_by.length > 0 &&
    withdrawal.approved_by_ids.every((approver) => approver === identity?.id);
  return (
    <>
      {onHold && (
        <ActionButton
          endpoint={releaseWithdrawal}
          label={t('withdrawals.release')}
          kind="main"
          icon={<LockOpen size={18} />}
          fields={[{ name: 'reason', label: t('withdrawals.release_reason'), kind: 'lines', required: true }]}
          input={({ reason = '' }) => ({ id, reason })}
          done={t('withdrawals.released')}
        >
          {t('withdrawals.release_text', { name })}
        </ActionButton>
      )}
      {!onHold && withdrawal.approved_by.length === 0 && (
        <ActionButton
          endpoint={approveWithdrawal}
          label={t('withdrawals.approve')}
          kind={needsApproval ? 'main' : 'plain'}
          icon={<Check size={18} />}
          input={() => ({ id })}
          done={t(needsApproval ? 'withdrawals.approved' : 'hand_over.looked_at')}
        >
          {t(needsApproval ? 'withdrawals.approve_text' : 'hand_over.look_text')}
        </ActionButton>
      )}
      {!onHold && onlyMine && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {t('withdrawals.own_approval')}
        </Typography>
      )}
      {!onHold && !needsApproval && !onlyMine && (
        <ActionButton
          endpoint={markWithdrawalPaid}
          label={t('withdrawals.mark_paid')}
          kind="main"
          icon={<CheckCheck size={18} />}
          fields={[{ name: 'reference', label: t('withdrawals.reference_label'), required: true }]}
          input={({ reference = '' }) => ({ id, reference })}
          done={t('withdrawals.passed')}
        >
          {t('withdrawals.mark_paid_text', { amount: money(withdrawal.receives), name })}
        </ActionButton>
      )}
      <ActionButton
        endpoint={refuseWithdrawal}
        label={t('withdrawals.refuse')}
        kind="danger"
        icon={<X size={18} />}
        fields={[
          {
            name: 'reason',
            label: t('common.reason'),
            kind: 'lines',
            help: t('common.reason_help'),
            required: true,
          },
        ]}
        input={({ reason = '' }) => ({ id, reason })}
        done={t('withdrawals.refused')}
      >
        {t('withdrawals.refuse_text', { name })}
      </ActionButton>
    </>
  );
};

/** Gives back a payment that the bank returned. */
const TakeBack = ({ withdrawal: { id, owner: name } }: { withdrawal: DeskWithdrawalRow }) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={takeBackWithdrawal}
      label={t('statements.take_back')}
      kind="danger"
      icon={<Undo2 size={18} />}
      fields={[
        { name: 'reason', label: t('common.reason'), kind: 'lines', help: t('common.reason_help'), required: true },
      ]}
      input={({ reason = '' }) => ({ id, reason })}
      done={t('withdrawals.refused')}
    >
      {t('statements.take_back_text', { name })}
    </ActionButton>
  );
};
