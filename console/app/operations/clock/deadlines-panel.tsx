import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ClockState } from '@tradewind/contract/operations/desk/clock';
import { useNames, useWords } from '../../i18n/words.ts';
import { Moment } from '../../look/fields.tsx';
import { useFormat } from '../../look/format.ts';
import { Panel } from '../../look/panel.tsx';
import { MoveButton } from './move-button.tsx';

/** The next deadline of each kind, and the way to just after it. */
export const DeadlinesPanel = ({
  deadlines,
  now,
  movable,
}: {
  deadlines: ClockState['deadlines'];
  now: number;
  movable: boolean;
}) => {
  const word = useWords();
  const name = useNames();
  const { duration } = useFormat();
  return (
    <Panel title={word('clock.next')} flush>
      {deadlines.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2.5, pt: 0 }}>
          {word('clock.nothing_due')}
        </Typography>
      ) : (
        <TableContainer tabIndex={0}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{word('clock.what')}</TableCell>
                <TableCell>{word('common.at')}</TableCell>
                <TableCell>{word('clock.in')}</TableCell>
                {movable && <TableCell />}
              </TableRow>
            </TableHead>
            <TableBody>
              {deadlines.map((deadline) => (
                <TableRow key={deadline.name}>
                  <TableCell>{name('clock.deadlines', deadline.name)}</TableCell>
                  <TableCell>
                    <Moment value={deadline.at} />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {duration((Date.parse(deadline.at) - now) / 1_000)}
                  </TableCell>
                  {movable && (
                    <TableCell align="right">
                      <MoveButton label={word('clock.go')} input={{ until: deadline.name }} size="small" />
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
};
