import { Alert, Box, Stack } from '@mui/material';
import { clock } from '@tradewind/contract/operations/desk/clock';
import { Title } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Kpi } from '../../design/kpi.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dates, useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { DeadlinesPanel } from './deadlines-panel.tsx';
import { MoveClockButton } from './move-clock-button.tsx';
import { ClockMovesPanel } from './clock-moves-panel.tsx';
import { useServerTime } from '../../design/time-left.tsx';

const moveHours = [1, 24, 3 * 24, 7 * 24];

/** The movable clock: its time, the next deadlines, and buttons to move it. */
export const ClockPage = () => {
  const t = useTranslation();
  const { locale, duration } = useFormat();
  const now = useServerTime();
  const { data } = useEndpointQuery(clock, {}, { refreshMs: 30_000 });
  const ahead = data ? Math.round(data.ahead_seconds / 60) : 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={t('menu.clock')} />
      {data?.movable && <Alert severity="info">{t('clock.text')}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
        <Kpi label={t('clock.now')} figure={dates(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(now)} />
        {data && <Kpi label={t('clock.offset')} figure={ahead === 0 ? t('clock.no_offset') : duration(ahead * 60)} />}
      </Box>
      {data?.movable && (
        <Panel title={t('clock.advance')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {moveHours.map((hours) => (
              <MoveClockButton key={hours} label={`+ ${duration(hours * 3_600)}`} input={{ hours }} />
            ))}
          </Stack>
        </Panel>
      )}
      {data && <DeadlinesPanel deadlines={data.deadlines} now={now} movable={data.movable} />}
      <ClockMovesPanel />
    </Stack>
  );
};
