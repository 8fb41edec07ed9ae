import { faultTexts } from '@tradewind/contract/trade/aftersale-texts';
import { faults, type Fault } from '@tradewind/contract/trade/refunds';
import { ruleDispute, type Dispute } from '@tradewind/contract/trade/desk/disputes';
import { Gavel } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useLocale } from '../../i18n/use-locale.ts';

/** Rules on a dispute: amount, fault and reason. */
export const RulingButton = ({ dispute: { id, request } }: { dispute: Dispute }) => {
  const t = useTranslation();
  const { money } = useFormat();
  const locale = useLocale();
  const canCall = useCanCall();
  if (!canCall(ruleDispute)) return null;
  return (
    <ActionButton
      endpoint={ruleDispute}
      label={t('disputes.rule')}
      kind="main"
      icon={<Gavel size={18} />}
      fields={[
        {
          name: 'amount',
          label: t('disputes.amount'),
          kind: 'amount',
          required: true,
          help: t('disputes.amount_help', { amount: money(request.most) }),
        },
        {
          name: 'fault',
          label: t('disputes.fault'),
          kind: 'choice',
          required: true,
          value: 'nobody',
          choices: faults.map((fault) => ({ id: fault, name: faultTexts[fault][locale] })),
        },
        {
          name: 'reason',
          label: t('disputes.reason'),
          kind: 'lines',
          required: true,
          help: t('common.reason_help'),
        },
      ]}
      input={({ amount = '', fault = 'nobody', reason = '' }) => ({
        id,
        amount: amount.trim(),
        fault: fault as Fault,
        reason,
      })}
      done={t('disputes.ruled')}
    >
      {t('disputes.rule_text')}
      {request.return_cost !== null && <> {t('disputes.rule_text_freight', { amount: money(request.return_cost) })}</>}
    </ActionButton>
  );
};
