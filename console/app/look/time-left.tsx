import { Typography } from '@mui/material';
import { useServerTime } from './use-server-time.ts';
import { useWords } from '../i18n/words.ts';
import { useFormat } from './format.ts';

const soon = 24 * 3_600;

/** How long there is until a deadline, by the server's time: red when it is over, amber on its last day. */
export const TimeLeft = ({ until }: { until: string }) => {
  const word = useWords();
  const { duration, moment } = useFormat();
  const left = (Date.parse(until) - useServerTime()) / 1_000;
  const colour = left <= 0 ? 'error.main' : left < soon ? 'warning.main' : 'text.secondary';
  return (
    <Typography
      component="time"
      dateTime={until}
      title={moment(until)}
      variant="body2"
      sx={{ display: 'block', color: colour, fontWeight: left < soon ? 600 : 400, fontVariantNumeric: 'tabular-nums' }}
    >
      {left <= 0 ? word('common.over') : duration(left)}
    </Typography>
  );
};
