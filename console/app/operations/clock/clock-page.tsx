import { Alert, Box, Stack } from '@mui/material';
import { clock } from '@tradewind/contract/operations/desk/clock';
import { Title } from 'react-admin';
import { useDesk } from '../../api/use-desk.ts';
import { Kpi } from '../../look/kpi.tsx';
import { useWords } from '../../i18n/words.ts';
import { dates, useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { DeadlinesPanel } from './deadlines-panel.tsx';
import { MoveButton } from './move-button.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { useServerTime } from '../../look/use-server-time.ts';

const ways = [1, 24, 3 * 24, 7 * 24];

/** What time it is in the shop, what falls due next, and letting time pass. */
export const ClockPage = () => {
  const word = useWords();
  const { locale, duration } = useFormat();
  const now = useServerTime();
  const { data } = useDesk(clock, {}, { refreshMs: 30_000 });
  const ahead = data ? Math.round(data.ahead_seconds / 60) : 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={word('menu.clock')} />
      {data?.movable && <Alert severity="info">{word('clock.text')}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
        <Kpi
          label={word('clock.now')}
          figure={dates(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(now)}
        />
        {data && <Kpi label={word('clock.ahead')} figure={ahead === 0 ? word('clock.real') : duration(ahead * 60)} />}
      </Box>
      {data?.movable && (
        <Panel title={word('clock.pass')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {ways.map((hours) => (
              <MoveButton key={hours} label={`+ ${duration(hours * 3_600)}`} input={{ hours }} />
            ))}
          </Stack>
        </Panel>
      )}
      {data && <DeadlinesPanel deadlines={data.deadlines} now={now} movable={data.movable} />}
      <MovesPanel />
    </Stack>
  );
};
