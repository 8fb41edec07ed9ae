import { Typography } from '@mui/material';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormat } from './format.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '@tradewind/client/server-clock';

const soon = 24 * 3_600;

/** The time until a deadline by the server's clock: red when it is over, amber on its last day. */
export const TimeLeft = ({ until }: { until: string }) => {
  const t = useTranslation();
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
      {left <= 0 ? t('common.over') : duration(left)}
    </Typography>
  );
};

/** The server's time in milliseconds, updated every second. */
export function useServerTime(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
