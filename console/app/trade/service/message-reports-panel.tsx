import { Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import {
  decideMessageReport,
  messageReportById,
  messageReportQueues,
  messageReports,
} from '@tradewind/contract/operations/desk/service';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { ActionButton } from '../../design/action-button.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessageItem } from './message-item.tsx';

type Report = OutputOf<typeof messageReportById>;

/** Reported messages: what was written, who reported it and why, and the decision. */
export const MessageReportsPanel = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const [queue, setQueue] = useState<(typeof messageReportQueues)[number]>('open');
  const [limit, setLimit] = useState(25);
  const { data } = useEndpointQuery(messageReports, { queue, limit }, { placeholderData: keepPreviousData });
  return (
    <Panel>
      <Tabs value={queue} onChange={(_, value: typeof queue) => setQueue(value)} sx={{ mb: 2 }}>
        {messageReportQueues.map((one) => (
          <Tab key={one} value={one} label={`${t(`service.report_queues.${one}`)} ${number(data?.counts[one] ?? 0)}`} />
        ))}
      </Tabs>
      <Stack sx={{ gap: 2.5 }}>
        {data?.list.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('common.empty')}
          </Typography>
        )}
        {data?.list.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
        {data?.next && limit < 100 && <Button onClick={() => setLimit(100)}>{t('service.more')}</Button>}
      </Stack>
    </Panel>
  );
};

const ReportRow = ({ report }: { report: Report }) => {
  const t = useTranslation();
  const { moment } = useFormat();
  const [open, setOpen] = useState(false);
  const { id, at, reporter, reason, words, shop, message, decided_at: decidedAt, decided_by: by, decision } = report;
  return (
    <Stack sx={{ gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {[t(`service.reasons.${reason}`), reporter, shop?.name, moment(at)].filter(Boolean).join(' · ')}
      </Typography>
      {words && <Typography variant="body2">{words}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {open ? <Context id={id} /> : <MessageItem message={message} pathOf={() => null} />}
      </Stack>
      {decidedAt !== null ? (
        <Typography variant="body2" color="textSecondary">
          {[t(report.hidden === 1 ? 'service.was_hidden' : 'service.was_left'), by, moment(decidedAt), decision]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ) : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {([1, 0] as const).map((hide) => (
            <ActionButton
              key={hide}
              endpoint={decideMessageReport}
              label={t(hide === 1 ? 'service.hide' : 'service.leave')}
              kind={hide === 1 ? 'danger' : 'plain'}
              size="small"
              fields={[{ name: 'reason', label: t('common.reason'), kind: 'lines', required: true }]}
              input={({ reason: why = '' }) => ({ id, hide, reason: why })}
              done={t('service.decided')}
            />
          ))}
        </Stack>
      )}
      <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ alignSelf: 'flex-start' }}>
        {t(open ? 'service.less_context' : 'service.context')}
      </Button>
    </Stack>
  );
};

/** The reported message with those around it. */
const Context = ({ id }: { id: string }) => {
  const { data } = useEndpointQuery(messageReportById, { id });
  if (!data) return null;
  const all = [...data.context.filter((one) => one.id !== data.message.id), data.message];
  return all
    .toSorted((a, b) => a.number - b.number)
    .map((one) => <MessageItem key={one.id} message={one} pathOf={() => null} />);
};
