import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSecondsUntil } from '../../../shell/countdown.ts';
import { useTimeText } from '../../../shell/time-text.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { refreshOrders } from '../orders-data.ts';

interface DeadlineTextProps {
  /** ISO time; null where there is no deadline. */
  until: string | null;
  message:
    | 'orders.statusText.timeLeft'
    | 'orders.statusText.shipsIn'
    | 'orders.statusText.confirmsIn'
    | 'orders.statusText.refundsIn'
    | 'orders.statusText.answerIn';
  /** Shown instead, without a deadline or after it. */
  fallback: string;
}

/** A sentence with the time that is left until a deadline; the order is fetched again when it has passed. */
export function DeadlineText({ until, message, fallback }: DeadlineTextProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const timeText = useTimeText();
  const left = useSecondsUntil(until);
  const over = left === 0;
  useEffect(() => {
    if (over) void refreshOrders(queries);
  }, [over, queries]);
  if (until && left === null) return null;
  return left === null || over ? fallback : <span className="tnum">{t(message, { left: timeText(left) })}</span>;
}
