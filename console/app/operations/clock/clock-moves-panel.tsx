import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { clockMoves, type ClockMove } from '@tradewind/contract/operations/desk/clock';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { StatusChip } from '../../design/status-chip.tsx';

/** Recent moves of the clock, and the timers that ran. */
export const ClockMovesPanel = () => {
  const t = useTranslation();
  const { duration } = useFormat();
  const moves = useEndpointQuery(clockMoves, { page: 1, limit: 20 }).data?.list ?? [];
  if (moves.length === 0) return null;
  return (
    <Panel title={t('clock.history')} flush>
      <TableContainer tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[t('clock.until'), t('clock.duration'), t('clock.timer_runs'), t('common.by')].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {moves.map((move) => (
              <TableRow key={move.id}>
                <TableCell>
                  <Moment value={move.to} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {duration((Date.parse(move.to) - Date.parse(move.from)) / 1_000)}
                </TableCell>
                <TableCell>
                  <TimerResults timers={move.timers} />
                </TableCell>
                <TableCell>{move.operator_name}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};

const TimerResults = ({ timers }: Pick<ClockMove, 'timers'>) => {
  const t = useTranslation();
  const named = useNames();
  if (timers.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('clock.nothing')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 0.5, py: 0.5, alignItems: 'flex-start' }}>
      {timers.map(({ name, done, failed }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <span title={name}>{named('health.jobs', name)}</span>
          {failed ? (
            <StatusChip tone="bad" label={t('clock.failed')} />
          ) : (
            <StatusChip tone="ok" label={t('clock.done', { smart_count: done ?? 0 })} />
          )}
        </Stack>
      ))}
    </Stack>
  );
};
