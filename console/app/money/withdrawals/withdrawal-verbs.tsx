import { Typography } from '@mui/material';
import {
  approveWithdrawal,
  markWithdrawalPaid,
  refuseWithdrawal,
  releaseWithdrawal,
  type DeskWithdrawalRow,
} from '@tradewind/contract/money/desk/withdrawals';
import { Check, CheckCheck, LockOpen, X } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { VerbButton } from '../../look/verb-button.tsx';

/** What an operator can do with a withdrawal that waits. Whether it may be done now is the server's to say. */
export const WithdrawalVerbs = ({ withdrawal }: { withdrawal: DeskWithdrawalRow }) => {
  const word = useWords();
  const { money } = useFormat();
  const may = useMay();
  const { identity } = useGetIdentity();
  if (withdrawal.state !== 'auditing' || !may(markWithdrawalPaid)) return null;
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
        <VerbButton
          endpoint={releaseWithdrawal}
          label={word('withdrawals.release')}
          kind="main"
          icon={<LockOpen size={18} />}
          fields={[{ name: 'reason', label: word('withdrawals.release_reason'), kind: 'lines', required: true }]}
          input={({ reason = '' }) => ({ id, reason })}
          done={word('withdrawals.released')}
        >
          {word('withdrawals.release_text', { name })}
        </VerbButton>
      )}
      {!onHold && needsApproval && (
        <VerbButton
          endpoint={approveWithdrawal}
          label={word('withdrawals.approve')}
          kind="main"
          icon={<Check size={18} />}
          input={() => ({ id })}
          done={word('withdrawals.approved')}
        >
          {word('withdrawals.approve_text')}
        </VerbButton>
      )}
      {!onHold && onlyMine && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {word('withdrawals.own_approval')}
        </Typography>
      )}
      {!onHold && !needsApproval && !onlyMine && (
        <VerbButton
          endpoint={markWithdrawalPaid}
          label={word('withdrawals.pass')}
          kind="main"
          icon={<CheckCheck size={18} />}
          fields={[{ name: 'reference', label: word('withdrawals.reference_label'), required: true }]}
          input={({ reference = '' }) => ({ id, reference })}
          done={word('withdrawals.passed')}
        >
          {word('withdrawals.pass_text', { amount: money(withdrawal.receives), name })}
        </VerbButton>
      )}
      <VerbButton
        endpoint={refuseWithdrawal}
        label={word('withdrawals.refuse')}
        kind="danger"
        icon={<X size={18} />}
        fields={[
          {
            name: 'reason',
            label: word('common.reason'),
            kind: 'lines',
            help: word('common.reason_help'),
            required: true,
          },
        ]}
        input={({ reason = '' }) => ({ id, reason })}
        done={word('withdrawals.refused')}
      >
        {word('withdrawals.refuse_text', { name })}
      </VerbButton>
    </>
  );
};
