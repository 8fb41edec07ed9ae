import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { health } from '@tradewind/contract/operations/desk/health';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { useJobName } from './job-name.ts';
import { useSchedule } from './schedule.ts';

/** What runs by the clock, and whether it did. */
export const TimersPanel = ({ timers, clock }: Pick<OutputOf<typeof health>, 'timers'> & { clock: ReactNode }) => {
  const word = useWords();
  const jobName = useJobName();
  const schedule = useSchedule();
  const late = (timer: { late: boolean }) => Number(timer.late);
  return (
    <Panel title={word('health.timers')} actions={clock} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[
                word('health.name'),
                word('health.schedule'),
                word('health.next_run'),
                word('health.last_run'),
                word('health.last_failure'),
                word('common.state'),
              ].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {timers
              .toSorted((one, other) => late(other) - late(one))
              .map((timer) => (
                <TableRow key={timer.name}>
                  <TableCell title={timer.name}>{jobName(timer.name)}</TableCell>
                  <TableCell title={timer.cron}>{schedule(timer.cron)}</TableCell>
                  <TableCell>
                    <Moment value={timer.next_run_at} />
                  </TableCell>
                  <TableCell>
                    {timer.last_run_at ? <Moment value={timer.last_run_at} /> : word('health.never')}
                  </TableCell>
                  <TableCell>
                    <Moment value={timer.last_failure_at} />
                  </TableCell>
                  <TableCell>
                    <StatusChip
                      tone={timer.late ? 'bad' : 'ok'}
                      label={word(timer.late ? 'health.late' : 'health.in_time')}
                    />
                  </TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};
