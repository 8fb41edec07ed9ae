import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { health } from '@tradewind/contract/operations/desk/health';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { ReactNode } from 'react';
import { useTranslation, useNames } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { useSchedule } from './schedule.ts';

/** The timers and when each ran last. */
export const TimersPanel = ({ timers, clock }: Pick<OutputOf<typeof health>, 'timers'> & { clock: ReactNode }) => {
  const t = useTranslation();
  const jobName = useJobName();
  const schedule = useSchedule();
  const late = (timer: { late: boolean }) => Number(timer.late);
  return (
    <Panel title={t('health.timers')} actions={clock} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[
                t('health.name'),
                t('health.schedule'),
                t('health.next_run'),
                t('health.last_run'),
                t('health.last_failure'),
                t('common.state'),
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
                  <TableCell>{timer.last_run_at ? <Moment value={timer.last_run_at} /> : t('health.never')}</TableCell>
                  <TableCell>
                    <Moment value={timer.last_failure_at} />
                  </TableCell>
                  <TableCell>
                    <StatusChip
                      tone={timer.late ? 'bad' : 'ok'}
                      label={t(timer.late ? 'health.late' : 'health.in_time')}
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

/** Names a timer, or a queue by its event and its subscriber. */
export function useJobName(): (job: string) => string {
  const name = useNames();
  return (job) => {
    const said = name('health.jobs', job);
    if (said !== job) return said;
    const [event = '', listener = ''] = job.split('.');
    return `${name('health.events', event)} · ${name('health.listeners', listener)}`;
  };
}
