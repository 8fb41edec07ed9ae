import {
  approveApplication,
  askApplicant,
  refuseApplication,
  type DeskApplication,
} from '@tradewind/contract/goods/desk/applications';
import { Check, Mail, X } from 'lucide-react';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The acts that an operator can do now: approve, ask, refuse. */
export const ApplicationActions = ({ application }: { application: DeskApplication }) => {
  const t = useTranslation();
  const canCall = useCanCall();
  const { id, revision, shop_name: name, can } = application;
  const seen = { id, revision };
  return (
    <>
      {can.includes('approve') && canCall(approveApplication) && (
        <ActionButton
          endpoint={approveApplication}
          label={t('applications.approve')}
          kind="main"
          icon={<Check size={18} />}
          input={() => seen}
          done={t('applications.approved')}
        >
          {t('applications.approve_text', { name })}
        </ActionButton>
      )}
      {can.includes('ask') && canCall(askApplicant) && (
        <ActionButton
          endpoint={askApplicant}
          label={t('applications.ask')}
          icon={<Mail size={18} />}
          fields={[
            {
              name: 'text',
              label: t('applications.question'),
              kind: 'lines',
              required: true,
              help: t('applications.reads_it'),
            },
          ]}
          input={({ text = '' }) => ({ ...seen, text })}
          done={t('applications.asked')}
        >
          {t('applications.ask_text')}
        </ActionButton>
      )}
      {can.includes('refuse') && canCall(refuseApplication) && (
        <ActionButton
          endpoint={refuseApplication}
          label={t('applications.refuse')}
          kind="danger"
          icon={<X size={18} />}
          fields={[
            {
              name: 'reason',
              label: t('common.reason'),
              kind: 'lines',
              required: true,
              help: t('applications.reads_it'),
            },
          ]}
          input={({ reason = '' }) => ({ ...seen, reason })}
          done={t('applications.refused')}
        >
          {t('applications.refuse_text', { name })}
        </ActionButton>
      )}
    </>
  );
};
