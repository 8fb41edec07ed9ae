import { Button } from '@mui/material';
import type { OpenedConversation } from '@tradewind/contract/operations/service-desk';
import type { conversationTranscript } from '@tradewind/contract/operations/desk/service';
import { Download } from 'lucide-react';
import { useNotify } from 'react-admin';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { download } from '../../design/download.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

interface ConversationActsProps {
  side: ServiceSide;
  conversation: OpenedConversation;
}

/** Assigning or transferring a conversation, ending it, blocking, and its transcript. */
export const ConversationActs = ({ side, conversation }: ConversationActsProps) => {
  const t = useTranslation();
  const { id, status, assignee, blocked_by_desk: blocked } = conversation;
  const agents = useEndpointQuery(side.desk, {}).data?.agents ?? [];
  return (
    <>
      <ActionButton
        endpoint={side.assign}
        label={t(assignee ? 'service.transfer' : 'service.assign')}
        size="small"
        fields={[
          {
            name: 'agent_id',
            label: t('service.assignee'),
            kind: 'choice',
            value: assignee?.id ?? '',
            choices: [{ id: '', name: t('service.nobody') }, ...agents],
          },
          ...(side.transcript ? [{ name: 'note', label: t('service.note'), kind: 'lines' as const }] : []),
        ]}
        input={({ agent_id: agent = '', note = '' }) => ({ id, agent_id: agent, ...(side.transcript && { note }) })}
        done={t('service.assigned')}
      />
      {status === 'open' && (
        <ActionButton
          endpoint={side.close}
          label={t('service.close')}
          size="small"
          input={() => ({ id })}
          done={t('service.closed')}
        >
          {t('service.close_text')}
        </ActionButton>
      )}
      {side.block && (
        <ActionButton
          endpoint={side.block}
          label={t(blocked === 1 ? 'service.unblock' : 'service.block')}
          kind={blocked === 1 ? 'plain' : 'danger'}
          size="small"
          input={() => ({ id, blocked: blocked === 1 ? 0 : 1 })}
          done={t('service.block_done')}
        >
          {t('service.block_text')}
        </ActionButton>
      )}
      {side.transcript && <Transcript endpoint={side.transcript} id={id} />}
    </>
  );
};

const Transcript = ({ endpoint, id }: { endpoint: typeof conversationTranscript; id: string }) => {
  const t = useTranslation();
  const notify = useNotify();
  const load = async () => {
    try {
      const { file_name: name, text } = await call(endpoint, { id });
      download(name, text, 'text/plain;charset=utf-8');
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      notify(said, { type: 'error', messageArgs: { _: said } });
    }
  };
  return (
    <Button variant="outlined" size="small" startIcon={<Download size={16} />} onClick={() => void load()}>
      {t('service.transcript')}
    </Button>
  );
};
