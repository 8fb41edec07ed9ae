import { Box, Stack } from '@mui/material';
import { sendMailAgain, type DeskMailDetail } from '@tradewind/contract/platform/desk/mails';
import { RotateCw } from 'lucide-react';
import { useWords } from '../../i18n/words.ts';
import { Detail } from '../../look/detail.tsx';
import { Code, Facts, Moment, PersonLink } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { VerbButton } from '../../look/verb-button.tsx';
import { MailChip } from './mail-chip.tsx';

/** One mail as it was written. A code in it is covered where the installation is no demo. */
export const MailPage = () => {
  const word = useWords();
  return (
    <Detail<DeskMailDetail>
      title={(mail) => mail.subject}
      main={(mail) => (
        <Panel title={word('mails.text')}>
          <Box lang={mail.locale} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {mail.text}
          </Box>
        </Panel>
      )}
      aside={(mail) => (
        <Panel title={word('common.details')}>
          <Facts
            facts={[
              [word('common.state'), <MailChip key="state" state={mail.state} />],
              [word('mails.recipient'), mail.recipient],
              mail.user_id !== '' && [
                word('common.shopper'),
                <PersonLink key="person" id={mail.user_id} name={word('mails.account')} />,
              ],
              [word('mails.template'), <Code key="template" long value={mail.template} />],
              [word('mails.written_at'), <Moment key="written_at" value={mail.written_at} />],
              mail.sent_at !== null && [word('mails.sent_at'), <Moment key="sent_at" value={mail.sent_at} />],
              mail.next_try_at !== null && [
                word('mails.next_try_at'),
                <Moment key="next_try_at" value={mail.next_try_at} />,
              ],
              mail.tries > 0 && [word('mails.tries'), String(mail.tries)],
              mail.failure !== '' && [word('mails.failure'), mail.failure],
            ]}
          />
          {mail.state === 'failed' && (
            <Stack direction="row" sx={{ mt: 2.5 }}>
              <VerbButton
                endpoint={sendMailAgain}
                label={word('mails.again')}
                kind="main"
                icon={<RotateCw size={18} />}
                fields={[]}
                input={() => ({ id: mail.id })}
                done={word('mails.again_done')}
              >
                {word('mails.again_text', { recipient: mail.recipient })}
              </VerbButton>
            </Stack>
          )}
        </Panel>
      )}
    />
  );
};
