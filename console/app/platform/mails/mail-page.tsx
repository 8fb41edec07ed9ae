import { Box, Stack } from '@mui/material';
import { sendMailAgain, type DeskMailDetail } from '@tradewind/contract/platform/desk/mails';
import { RotateCw } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Detail } from '../../design/detail.tsx';
import { Code, Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { ActionButton } from '../../design/action-button.tsx';
import { MailChip } from './mail-chip.tsx';

/** One mail. Codes in it are masked unless the installation is a demo. */
export const MailPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskMailDetail>
      title={(mail) => mail.subject}
      main={(mail) => (
        <Panel title={t('mails.text')}>
          <Box lang={mail.locale} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {mail.text}
          </Box>
        </Panel>
      )}
      aside={(mail) => (
        <Panel title={t('common.details')}>
          <Facts
            facts={[
              [t('common.state'), <MailChip key="state" state={mail.state} />],
              [t('mails.recipient'), mail.recipient],
              mail.user_id !== '' && [
                t('common.shopper'),
                <ShopperLink key="person" id={mail.user_id} name={t('mails.account')} />,
              ],
              [t('mails.template'), <Code key="template" long value={mail.template} />],
              [t('mails.written_at'), <Moment key="written_at" value={mail.written_at} />],
              mail.sent_at !== null && [t('mails.sent_at'), <Moment key="sent_at" value={mail.sent_at} />],
              mail.next_try_at !== null && [
                t('mails.next_try_at'),
                <Moment key="next_try_at" value={mail.next_try_at} />,
              ],
              mail.tries > 0 && [t('mails.tries'), String(mail.tries)],
              mail.failure !== '' && [t('mails.failure'), mail.failure],
            ]}
          />
          {mail.state === 'failed' && (
            <Stack direction="row" sx={{ mt: 2.5 }}>
              <ActionButton
                endpoint={sendMailAgain}
                label={t('mails.retry')}
                kind="main"
                icon={<RotateCw size={18} />}
                fields={[]}
                input={() => ({ id: mail.id })}
                done={t('mails.retry_done')}
              >
                {t('mails.retry_text', { recipient: mail.recipient })}
              </ActionButton>
            </Stack>
          )}
        </Panel>
      )}
    />
  );
};
