import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTimeText } from '../../../shell/use-time-text.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { refreshOrders } from '../orders-data.ts';
import { useSecondsUntil } from '../../../shell/countdown.ts';

interface UntilProps {
  /** ISO time; null where no clock runs. */
  until: string | null;
  say:
    | 'orders.say.timeLeft'
    | 'orders.say.shipsIn'
    | 'orders.say.confirmsIn'
    | 'orders.say.refundsIn'
    | 'orders.say.answerIn';
  /** Instead, without a clock or when it has struck. */
  otherwise: string;
}

/** A sentence with the time that is left in it; when it has run out, the order is read again. */
export function DeadlineText({ until, say, otherwise }: UntilProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const timeText = useTimeText();
  const left = useSecondsUntil(until);
  const over = left === 0;
  useEffect(() => {
    if (over) void refreshOrders(queries);
  }, [over, queries]);
  if (until && left === null) return null;
  return left === null || over ? otherwise : <span className="tnum">{t(say, { left: timeText(left) })}</span>;
}
