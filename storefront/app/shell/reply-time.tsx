import { Clock } from 'lucide-react';
import { cx } from '../design/class-names.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

interface ReplyTimeProps {
  minutes: number;
  className?: string;
}

/** How soon somebody usually answers messages. */
export function ReplyTime({ minutes, className }: ReplyTimeProps) {
  const { t } = useTranslation();
  const time =
    minutes < 60 ? t('service.minutes', { count: minutes }) : t('service.hours', { count: Math.ceil(minutes / 60) });
  return (
    <p className={cx('flex items-center justify-center gap-1.5 text-note text-ink-3', className)}>
      <Clock aria-hidden size={15} />
      {t('service.answersWithin', { time })}
    </p>
  );
}
