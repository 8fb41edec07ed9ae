import { Box, Stack, Typography } from '@mui/material';
import { replyVariables } from '@tradewind/contract/operations/service-desk';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

/** Replies that a desk uses again, with variables in braces. */
export const SavedRepliesPanel = ({ side }: { side: ServiceSide }) => {
  const t = useTranslation();
  const { data } = useEndpointQuery(side.replies, {});
  const variables = replyVariables.map((name) => `{${name}}`).join(' ');
  const save = (label: string, reply?: { id: string; title: string; text: string }) => (
    <ActionButton
      endpoint={side.saveReply}
      label={label}
      size="small"
      kind={reply ? 'plain' : 'main'}
      fields={[
        { name: 'title', label: t('service.reply_title'), value: reply?.title ?? '', required: true },
        { name: 'text', label: t('service.reply_text'), value: reply?.text ?? '', kind: 'lines', required: true },
      ]}
      input={({ title = '', text = '' }) => ({ id: reply?.id ?? '', title, text })}
      done={t('service.reply_saved')}
    >
      {t('service.reply_help', { variables })}
    </ActionButton>
  );
  return (
    <Panel title={t('service.tabs.replies')} actions={save(t('service.reply_add'))}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {data?.list.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {t('service.reply_help', { variables })}
          </Typography>
        )}
        {data?.list.map((reply) => (
          <Stack
            key={reply.id}
            component="li"
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {reply.title}
              </Typography>
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {reply.text}
              </Typography>
            </Box>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
              {save(t('service.reply_edit'), reply)}
              <ActionButton
                endpoint={side.removeReply}
                label={t('service.reply_remove')}
                kind="danger"
                size="small"
                input={() => ({ id: reply.id })}
                done={t('service.reply_removed')}
              />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
};
