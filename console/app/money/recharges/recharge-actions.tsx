import { approveRecharge, refuseRecharge, type DeskRechargeDetail } from '@tradewind/contract/money/desk/recharges';
import { Check, X } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';

/** The actions of an operator on a waiting top-up. */
export const RechargeActions = ({ recharge }: { recharge: DeskRechargeDetail }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  if (recharge.state !== 'auditing' || !canCall(approveRecharge)) return null;
  const name = recharge.username;
  return (
    <>
      <ActionButton
        endpoint={approveRecharge}
        label={t('recharges.approve')}
        kind="main"
        icon={<Check size={18} />}
        fields={[
          {
            name: 'arrived',
            label: t('recharges.arrived_label'),
            kind: 'amount',
            value: recharge.asked,
            required: true,
          },
          {
            name: 'message',
            label: t('recharges.message_label'),
            kind: 'lines',
            help: t('recharges.message_help'),
          },
        ]}
        input={({ arrived, message }) => ({ id: recharge.id, arrived, message })}
        done={({ state }) => t(state === 'passed' ? 'recharges.approved' : 'recharges.first_approval_done')}
      >
        <p>{t('recharges.approve_text', { name })}</p>
        {recharge.second_approver === 1 && <p>{t('recharges.second_approval_needed')}</p>}
      </ActionButton>
      <ActionButton
        endpoint={refuseRecharge}
        label={t('recharges.refuse')}
        kind="danger"
        icon={<X size={18} />}
        fields={[
          {
            name: 'message',
            label: t('common.reason'),
            kind: 'lines',
            help: t('common.reason_help'),
            required: true,
          },
        ]}
        input={({ message }) => ({ id: recharge.id, message })}
        done={t('recharges.refused')}
      >
        {t('recharges.refuse_text', { name })}
      </ActionButton>
    </>
  );
};
