import { Alert, Box, Stack } from '@mui/material';
import { health } from '@tradewind/contract/operations/desk/health';
import { Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { Kpi } from '../../look/kpi.tsx';
import { useWords } from '../../i18n/words.ts';
import { useFormat } from '../../look/format.ts';
import { WatchersPanel } from '../../money/networks/watchers-panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { TimersPanel } from './timers-panel.tsx';

/** Whether everything that should run by itself does. */
export const HealthPage = () => {
  const word = useWords();
  const { money, number, duration } = useFormat();
  const { data } = useDesk(health, {}, { refreshMs: 15_000 });
  if (!data) return <Title title={word('menu.health')} />;
  const late = data.timers.filter((timer) => timer.late).length;
  const failed = data.queues.reduce((sum, queue) => sum + queue.failed, 0);
  const ahead = Math.round((Date.parse(data.shop_now) - Date.parse(data.now)) / 60_000) * 60;
  const clock = (label: string) => ahead > 0 && <StatusChip tone="info" label={label} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.health')} />
      {ahead > 0 && <Alert severity="info">{word('health.clocks', { ahead: duration(ahead) })}</Alert>}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' } }}
      >
        <Kpi
          label={word('health.timers')}
          figure={number(data.timers.length)}
          tone={late ? 'bad' : 'ok'}
          note={late ? `${word('health.late')} ${number(late)}` : word('health.in_time')}
        />
        <Kpi
          label={word('health.queues')}
          figure={number(data.queues.length)}
          tone={failed ? 'bad' : 'ok'}
          note={failed ? `${word('health.failed')} ${number(failed)}` : word('health.fine')}
        />
        {data.books && (
          <Kpi
            label={word('books.last')}
            figure={money(data.books.liabilities)}
            tone={data.books.right ? 'ok' : 'bad'}
            note={word(data.books.right ? 'books.right' : 'books.wrong')}
          />
        )}
        <Kpi label={word('health.database')} figure={word('books.took', { ms: number(data.database_milliseconds) })} />
      </Box>
      <WatchersPanel clock={clock(word('health.shop_time'))} />
      <TimersPanel timers={data.timers} clock={clock(word('health.real_time'))} />
      <QueuesPanel queues={data.queues} clock={clock(word('health.real_time'))} />
    </Stack>
  );
};
