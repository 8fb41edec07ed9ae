import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { health } from '@tradewind/contract/operations/desk/health';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { useJobName } from './job-name.ts';

type Queue = OutputOf<typeof health>['queues'][number];

const isBusy = ({ waiting, running, failed }: Queue): boolean => waiting + running + failed > 0;

/** Queues in which something waits, runs or was given up; the empty ones are one line. */
export const QueuesPanel = ({ queues, clock }: { queues: Queue[]; clock: ReactNode }) => {
  const word = useWords();
  const busy = queues.filter(isBusy);
  return (
    <Panel title={word('health.queues')} actions={clock} flush>
      {busy.length > 0 && <Busy queues={busy} />}
      {busy.length < queues.length && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, py: 2 }}>
          {busy.length === 0
            ? word('health.all_empty')
            : word('health.empty_queues', { smart_count: queues.length - busy.length })}
        </Typography>
      )}
    </Panel>
  );
};

const Busy = ({ queues }: { queues: Queue[] }) => {
  const word = useWords();
  const jobName = useJobName();
  const { number } = useFormat();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word('health.name')}</TableCell>
            {[word('health.waiting'), word('health.running'), word('health.failed')].map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
            <TableCell>{word('health.oldest')}</TableCell>
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
