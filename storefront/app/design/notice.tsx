import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type NoticeTone = 'sea' | 'info' | 'ok' | 'warn' | 'bad' | 'neutral';

const tones: Record<NoticeTone, { ground: string; mark: string; icon: LucideIcon }> = {
  sea: { ground: 'bg-sea-tint', mark: 'text-sea', icon: Info },
  info: { ground: 'bg-info-tint', mark: 'text-info', icon: Info },
  ok: { ground: 'bg-ok-tint', mark: 'text-ok', icon: CircleCheck },
  warn: { ground: 'bg-warn-tint', mark: 'text-warn', icon: TriangleAlert },
  bad: { ground: 'bg-bad-tint', mark: 'text-bad', icon: CircleAlert },
  neutral: { ground: 'bg-sunken', mark: 'text-sea', icon: Info },
};

export interface NoticeProps {
  tone?: NoticeTone;
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** A text button or link at the foot. */
  action?: ReactNode;
  /** Read out at once when it appears. */
  urgent?: boolean;
  className?: string;
}

/** A remark on a tinted ground. */
export function Notice({ tone = 'info', icon, title, children, action, urgent, className }: NoticeProps) {
  const { ground, mark, icon: usual } = tones[tone];
  const Icon = icon ?? usual;
  return (
    <div role={urgent ? 'alert' : undefined} className={cx('flex gap-2.5 rounded-md p-3', ground, className)}>
      <Icon aria-hidden size={18} strokeWidth={1.9} className={cx('mt-px shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="text-note font-semibold text-ink">{title}</p>}
        {children !== undefined && <div className="text-note whitespace-pre-line text-ink-2">{children}</div>}
        {action}
      </div>
    </div>
  );
}
