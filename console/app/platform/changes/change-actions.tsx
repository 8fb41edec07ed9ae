import { Box } from '@mui/material';
import { approveChange, refuseChange, type ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { Check, X } from 'lucide-react';
import { useGetIdentity } from 'react-admin';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangedFields } from './changed-fields.tsx';

/** Actions on a change that waits: its author can take it back, other administrators can approve or refuse it. */
export const ChangeActions = ({ change }: { change: ChangeRow }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { moment } = useFormat();
  const { identity } = useGetIdentity();
  const { id, state, effective_at, proposed_by_id } = change;
  if ((state !== 'proposed' && state !== 'approved') || !canCall(refuseChange)) return null;
  const own = proposed_by_id === identity?.id;
  return (
    <>
      {change.may_approve === 1 && (
        <ActionButton
          endpoint={approveChange}
          size="small"
          kind="main"
          label={t('changes.approve')}
          icon={<Check size={18} />}
          input={() => ({ id })}
          done={(approved) =>
            approved.state === 'applied'
              ? t('changes.applied')
              : t('changes.approved', { moment: moment(approved.effective_at) })
          }
        >
          {t('changes.approve_text', { moment: moment(effective_at) })}
          <Box sx={{ mt: 1, color: 'text.primary' }}>
            <ChangedFields change={change} />
          </Box>
        </ActionButton>
      )}
      <ActionButton
        endpoint={refuseChange}
        size="small"
        kind="danger"
        label={t(own ? 'changes.take_back' : 'changes.refuse')}
        icon={<X size={18} />}
        fields={[{ name: 'reason', label: t('changes.reason_label'), kind: 'lines', required: true }]}
        input={({ reason = '' }) => ({ id, reason })}
        done={t(own ? 'changes.taken_back' : 'changes.refused')}
      />
    </>
  );
};
