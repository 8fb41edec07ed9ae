import {
  approveDutyRemittance,
  requestDutyRemittance,
  refuseDutyRemittance,
  type DutyRemittance,
} from '@tradewind/contract/trade/desk/duty-remittances';
import { Send } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { ApprovalActions } from '../../design/approval-actions.tsx';
import { ActionButton } from '../../design/action-button.tsx';

interface RequestRemittanceProps {
  /** What is there of duty and tax, and of tax on commission. */
  there: string;
  commissionTax: string;
  largeFrom: string;
}

/** Records a remittance; a large one needs the approval of another operator. Hidden where nothing was collected. */
export const RequestRemittance = ({ there, commissionTax, largeFrom }: RequestRemittanceProps) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { money } = useFormat();
  const choices = (
    [
      ['duties', there],
      ['commission_tax', commissionTax],
    ] as const
  )
    .filter(([, amount]) => Number(amount) > 0)
    .map(([id, amount]) => ({ id, name: `${t(`money_rules.remitted.${id}`)} · ${money(amount)}` }));
  if (!canCall(requestDutyRemittance) || choices.length === 0) return null;
  return (
    <ActionButton
      endpoint={requestDutyRemittance}
      label={t('duty_remittances.request')}
      kind="main"
      icon={<Send size={18} />}
      fields={[
        {
          name: 'of',
          label: t('money_rules.remittance_of'),
          kind: 'choice',
          value: choices[0]!.id,
          choices,
          required: true,
        },
        { name: 'authority', label: t('duty_remittances.authority'), required: true },
        {
          name: 'amount',
          label: `${t('common.amount')} (USD)`,
          kind: 'amount',
          required: true,
        },
        { name: 'bank_reference', label: t('duty_remittances.bank_reference'), required: true },
      ]}
      input={({ of, authority = '', amount = '', bank_reference = '' }) => ({
        of: of === 'commission_tax' ? ('commission_tax' as const) : ('duties' as const),
        authority,
        amount: amount.trim(),
        bank_reference,
      })}
      done={({ state }) => t(state === 'booked' ? 'duty_remittances.booked' : 'duty_remittances.requested')}
    >
      {t('duty_remittances.request_text', { large: money(largeFrom) })}
    </ActionButton>
  );
};

export const RemittanceActions = ({ remittance }: { remittance: DutyRemittance }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const { amount, authority, bank_reference: reference, asked_by: by } = remittance;
  return (
    <ApprovalActions
      of={remittance}
      words="duty_remittances"
      approve={approveDutyRemittance}
      refuse={refuseDutyRemittance}
      booked={t('duty_remittances.booked')}
    >
      {t('duty_remittances.approve_text', { amount: money(amount), authority, reference, by })}
    </ApprovalActions>
  );
};
