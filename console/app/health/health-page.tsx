import { Box, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { health } from '@tradewind/contract/desk/health';
import type { OutputOf } from '@tradewind/contract/endpoint';
import { Title } from 'react-admin';
import { useDesk } from '../api/use-desk.ts';
import { Kpi } from '../dashboard/kpi.tsx';
import { useWords } from '../i18n/words.ts';
import { Code, Moment } from '../look/fields.tsx';
import { useFormat } from '../look/format.ts';
import { Panel } from '../look/panel.tsx';
import { StatusChip } from '../look/status-chip.tsx';
import { WatchersPanel } from '../networks/watchers-panel.tsx';

type Health = OutputOf<typeof health>;

/** Whether everything that should run by itself does. */
export const HealthPage = () => {
  const word = useWords();
  const { money, number } = useFormat();
  const { data } = useDesk(health, {}, { refreshMs: 15_000 });
  if (!data) return <Title title={word('menu.health')} />;
  const late = data.timers.filter((timer) => timer.late).length;
  const failed = data.queues.reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.health')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } }}>
        <Kpi label={word('health.timers')} figure={number(data.timers.length)} tone={late ? 'bad' : 'ok'} note={late ? `${word('health.late')} ${number(late)}` : word('health.in_time')} />
        <Kpi label={word('health.queues')} figure={number(data.queues.length)} tone={failed ? 'bad' : 'ok'} note={failed ? `${word('health.failed')} ${number(failed)}` : word('health.fine')} />
        {data.books && <Kpi label={word('books.last')} figure={money(data.books.liabilities)} tone={data.books.right ? 'ok' : 'bad'} note={word(data.books.right ? 'books.right' : 'books.wrong')} />}
        <Kpi label={word('health.database')} figure={word('books.took', { ms: number(data.database_milliseconds) })} />
      </Box>
      <WatchersPanel />
      <Timers timers={data.timers} />
      <Queues queues={data.queues} />
    </Stack>
  );
};

const Timers = ({ timers }: { timers: Health['timers'] }) => {
  const word = useWords();
  return (
    <Panel title={word('health.timers')} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[word('health.name'), word('health.schedule'), word('health.last_run'), word('health.last_failure'), word('common.state')].map((head) => <TableCell key={head}>{head}</TableCell>)}
            </TableRow>
          </TableHead>
          <TableBody>
            {timers.map((timer) => (
              <TableRow key={timer.name}>
                <TableCell><Code long value={timer.name} /></TableCell>
                <TableCell><Code long value={timer.cron} /></TableCell>
                <TableCell>{timer.last_run_at ? <Moment value={timer.last_run_at} /> : word('health.never')}</TableCell>
                <TableCell><Moment value={timer.last_failure_at} /></TableCell>
                <TableCell><StatusChip tone={timer.late ? 'bad' : 'ok'} label={word(timer.late ? 'health.late' : 'health.in_time')} /></TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};

const Queues = ({ queues }: { queues: Health['queues'] }) => {
  const word = useWords();
  const { number } = useFormat();
  return (
    <Panel title={word('health.queues')} flush>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{word('health.name')}</TableCell>
              {[word('health.waiting'), word('health.running'), word('health.failed')].map((head) => <TableCell key={head} align="right">{head}</TableCell>)}
              <TableCell>{word('health.oldest')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map((queue) => (
              <TableRow key={queue.name}>
                <TableCell><Code long value={queue.name} /></TableCell>
                <TableCell align="right">{number(queue.waiting)}</TableCell>
                <TableCell align="right">{number(queue.running)}</TableCell>
                <TableCell align="right">{number(queue.failed)}</TableCell>
                <TableCell><Moment value={queue.oldest_waiting_at} /></TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};
