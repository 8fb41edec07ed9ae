import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { health } from '@tradewind/contract/operations/desk/health';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { useJobName } from './timers-panel.tsx';

type Queue = OutputOf<typeof health>['queues'][number];

const isBusy = ({ waiting, running, failed }: Queue): boolean => waiting + running + failed > 0;

/** Queues with waiting, running or failed jobs; the empty ones are counted in one line. */
export const QueuesPanel = ({ queues, clock }: { queues: Queue[]; clock: ReactNode }) => {
  const t = useTranslation();
  const busy = queues.filter(isBusy);
  return (
    <Panel title={t('health.queues')} actions={clock} flush>
      {busy.length > 0 && <BusyQueues queues={busy} />}
      {busy.length < queues.length && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, py: 2 }}>
          {busy.length === 0
            ? t('health.all_empty')
            : t('health.empty_queues', { smart_count: queues.length - busy.length })}
        </Typography>
      )}
    </Panel>
  );
};

const BusyQueues = ({ queues }: { queues: Queue[] }) => {
  const t = useTranslation();
  const jobName = useJobName();
  const { number } = useFormat();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('health.name')}</TableCell>
            {[t('health.waiting'), t('health.running'), t('health.failed')].map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
            <TableCell>{t('health.oldest')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queues.map((queue) => (
            <TableRow key={queue.name}>
              <TableCell title={queue.name}>{jobName(queue.name)}</TableCell>
              <TableCell align="right">{number(queue.waiting)}</TableCell>
              <TableCell align="right">{number(queue.running)}</TableCell>
              <TableCell align="right">{number(queue.failed)}</TableCell>
              <TableCell>
                <Moment value={queue.oldest_waiting_at} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
