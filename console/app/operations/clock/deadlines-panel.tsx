import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ClockState } from '@tradewind/contract/operations/desk/clock';
import { useNames, useTranslation } from '../../i18n/use-translation.ts';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { MoveClockButton } from './move-clock-button.tsx';

/** The next deadline of each kind, with a button that moves the clock past it. */
export const DeadlinesPanel = ({
  deadlines,
  now,
  movable,
}: {
  deadlines: ClockState['deadlines'];
  now: number;
  movable: boolean;
}) => {
  const t = useTranslation();
  const name = useNames();
  const { duration } = useFormat();
  return (
    <Panel title={t('clock.next')} flush>
      {deadlines.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2.5, pt: 0 }}>
          {t('clock.nothing_due')}
        </Typography>
      ) : (
        <TableContainer tabIndex={0}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('clock.deadline')}</TableCell>
                <TableCell>{t('common.at')}</TableCell>
                <TableCell>{t('clock.in')}</TableCell>
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
                      <MoveClockButton label={t('clock.open')} input={{ until: deadline.name }} size="small" />
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
