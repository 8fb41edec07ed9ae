import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { clockMoves, type ClockMove } from '@tradewind/contract/operations/desk/clock';
import { useDesk } from '../../api/use-desk.ts';
import { useNames, useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { StatusChip } from '../../look/status-chip.tsx';

/** How time was moved lately, and what happened on the way. */
export const MovesPanel = () => {
  const word = useWords();
  const { duration } = useFormat();
  const moves = useDesk(clockMoves, { page: 1, limit: 20 }).data?.list ?? [];
  if (moves.length === 0) return null;
  return (
    <Panel title={word('clock.moves')} flush>
      <TableContainer tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {[word('clock.until'), word('clock.way'), word('clock.happened'), word('common.by')].map((head) => (
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
                  <Happened timers={move.timers} />
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

const Happened = ({ timers }: Pick<ClockMove, 'timers'>) => {
  const word = useWords();
  const named = useNames();
  if (timers.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {word('clock.nothing')}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 0.5, py: 0.5, alignItems: 'flex-start' }}>
      {timers.map(({ name, done, failed }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <span title={name}>{named('health.jobs', name)}</span>
          {failed ? (
            <StatusChip tone="bad" label={word('clock.failed')} />
          ) : (
            <StatusChip tone="ok" label={word('clock.done', { smart_count: done ?? 0 })} />
          )}
        </Stack>
      ))}
    </Stack>
  );
};
