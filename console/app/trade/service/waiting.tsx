import { Chip } from '@mui/material';
import type { DeskConversation } from '@tradewind/contract/operations/service-desk';
import { useFormat } from '../../design/format.ts';
import { useServerTime } from '../../design/time-left.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

type Waiting = Pick<DeskConversation, 'waiting_since' | 'answer_due'>;

/** For how long a shopper has waited for an answer, and whether that is longer than the desk wants. */
export const WaitingChip = ({ conversation: { waiting_since: since, answer_due: due } }: { conversation: Waiting }) =>
  since === null ? null : <Clock since={since} due={due} />;

const Clock = ({ since, due }: { since: string; due: string | null }) => {
  const t = useTranslation();
  const { duration } = useFormat();
  const now = useServerTime();
  const late = due !== null && Date.parse(due) < now;
  const words = t('service.waits', { time: duration(Math.max(60, (now - Date.parse(since)) / 1_000)) });
  return (
    <Chip
      component="span"
      size="small"
      color={late ? 'error' : 'warning'}
      variant={late ? 'filled' : 'outlined'}
      label={late ? `${words} · ${t('service.late')}` : words}
      sx={{ alignSelf: 'flex-start', mt: 0.5 }}
    />
  );
};
