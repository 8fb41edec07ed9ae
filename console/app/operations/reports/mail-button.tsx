import { chooseReportMail, reportMail } from '@tradewind/contract/operations/desk/reports';
import { Mail } from 'lucide-react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type Every = 'never' | 'week' | 'month';

/** Chooses how often the figures come by mail. */
export const MailButton = () => {
  const t = useTranslation();
  const every = useEndpointQuery(reportMail, {}).data?.every;
  if (every === undefined) return null;
  return (
    <ActionButton
      key={every}
      endpoint={chooseReportMail}
      label={t('reports.mail')}
      icon={<Mail size={18} />}
      size="small"
      fields={[
        {
          name: 'every',
          kind: 'choice',
          label: t('reports.mail_every'),
          value: every,
          choices: (['never', 'week', 'month'] as const).map((id) => ({ id, name: t(`reports.mail_${id}`) })),
        },
      ]}
      input={(typed) => ({ every: typed.every as Every })}
      done={t('reports.mail_done')}
    >
      {t('reports.mail_text')}
    </ActionButton>
  );
};
