import { messageReportReasons } from '@tradewind/contract/operations/service';
import type { reportAsShop } from '@tradewind/contract/operations/shop-desk/service';
import { ActionButton } from '../../design/action-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ReportMessageProps {
  endpoint: typeof reportAsShop;
  messageId: string;
}

/** Reports a message of a shopper to the operators. */
export const ReportMessage = ({ endpoint, messageId }: ReportMessageProps) => {
  const t = useTranslation();
  return (
    <ActionButton
      endpoint={endpoint}
      label={t('service.report')}
      size="small"
      fields={[
        {
          name: 'reason',
          label: t('common.reason'),
          kind: 'choice',
          value: 'abuse',
          required: true,
          choices: messageReportReasons.map((id) => ({ id, name: t(`service.reasons.${id}`) })),
        },
        { name: 'words', label: t('service.report_words'), kind: 'lines' },
      ]}
      input={({ reason = 'other', words = '' }) => ({
        message_id: messageId,
        reason: messageReportReasons.find((one) => one === reason) ?? 'other',
        words,
      })}
      done={t('service.reported')}
    />
  );
};
