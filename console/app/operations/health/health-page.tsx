import { Alert, Box, Stack } from '@mui/material';
import { health } from '@tradewind/contract/operations/desk/health';
import { Title } from 'react-admin';
import { failedJobs } from '@tradewind/contract/operations/desk/jobs';
import { useCanCall, useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Kpi } from '../../design/kpi.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import { WatchersPanel } from '../../money/networks/watchers-panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { FailedJobsPanel } from './failed-jobs-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { TimersPanel } from './timers-panel.tsx';

/** The health of timers, queues, watchers and the books. */
export const HealthPage = () => {
  const t = useTranslation();
  const { money, moment, number, duration } = useFormat();
  const canCall = useCanCall();
  const { data } = useEndpointQuery(health, {}, { refreshMs: 15_000 });
  if (!data) return <Title title={t('menu.health')} />;
  const late = data.timers.filter((timer) => timer.late).length;
  const failed = data.queues.reduce((sum, queue) => sum + queue.failed, 0);
  const ahead = Math.round((Date.parse(data.shop_now) - Date.parse(data.now)) / 60_000) * 60;
  const clock = (label: string) => ahead > 0 && <StatusChip tone="info" label={label} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.health')} />
      {ahead > 0 && <Alert severity="info">{t('health.clock_note', { ahead: duration(ahead) })}</Alert>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(6, 1fr)' } }}
      >
        <Kpi
          label={t('health.timers')}
          figure={number(data.timers.length)}
          tone={late ? 'bad' : 'ok'}
          note={late ? `${t('health.late')} ${number(late)}` : t('health.in_time')}
        />
        <Kpi
          label={t('health.queues')}
          figure={number(data.queues.length)}
          tone={failed ? 'bad' : 'ok'}
          note={failed ? `${t('health.failed')} ${number(failed)}` : t('health.all_in_order')}
        />
        {data.books && (
          <Kpi
            label={t('books.last')}
            figure={money(data.books.liabilities)}
            tone={data.books.right ? 'ok' : 'bad'}
            note={t(data.books.right ? 'books.right' : 'books.wrong')}
          />
        )}
        {data.tracking.map(({ name, failing, problem, delayed, due }) => (
          <Kpi
            key={name}
            label={t('health.tracking')}
            figure={number(due)}
            tone={failing ? 'bad' : 'ok'}
            note={failing ? `${name}: ${problem}` : t('health.tracking_note', { name, delayed: number(delayed) })}
          />
        ))}
        <Kpi
          label={t('health.administrators')}
          figure={number(data.administrators)}
          tone={data.single_administrator ? 'bad' : 'ok'}
          note={t(data.single_administrator ? 'health.single_administrator' : 'health.two_administrators')}
        />
        <Kpi
          label={t('health.backup')}
          figure={data.last_backup_at ? moment(data.last_backup_at) : t('health.never')}
          tone={data.backup_overdue ? 'bad' : 'ok'}
          note={t(data.backup_overdue ? 'health.backup_overdue' : 'health.in_time')}
        />
        <Kpi
          label={t('health.database')}
          figure={t('books.milliseconds', { ms: number(data.database_milliseconds) })}
        />
      </Box>
      <WatchersPanel clock={clock(t('health.shop_time'))} />
      <TimersPanel timers={data.timers} clock={clock(t('health.real_time'))} />
      <QueuesPanel queues={data.queues} clock={clock(t('health.real_time'))} />
      {canCall(failedJobs) && <FailedJobsPanel />}
    </Stack>
  );
};
