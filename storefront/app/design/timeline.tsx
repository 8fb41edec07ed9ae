import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  place?: ReactNode;
  /** Already written in the reader's language. */
  time: string;
}

export interface TimelineProps {
  /** Newest first. */
  events: readonly TimelineEvent[];
  /** On the button that brings out what is behind the first four. */
  showAllLabel: string;
  shownAtFirst?: number;
}

/** What happened, newest first, along a line. */
export function Timeline({ events, showAllLabel, shownAtFirst = 4 }: TimelineProps) {
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, shownAtFirst);
  return (
    <div>
      <ol>
        {shown.map((event, index) => (
          <li key={event.id} className="flex gap-3">
            <span aria-hidden className="flex w-5 shrink-0 flex-col items-center">
              <span
                className={cx(
                  'shrink-0 rounded-full',
                  index === 0 ? 'mt-1 size-3 bg-sea ring-4 ring-sea-tint' : 'mt-1.5 size-2 bg-line-strong',
                )}
              />
              {index < shown.length - 1 && (
                <span className={cx('-mb-1 w-0.5 flex-1', index === 0 ? 'mt-1 bg-sea-edge' : 'mt-0.5 bg-line')} />
              )}
            </span>
            <div className={cx('flex min-w-0 flex-1 items-start gap-3', index < shown.length - 1 && 'pb-4')}>
              <div className="min-w-0 flex-1">
                <p className={cx('text-body', index === 0 ? 'font-semibold text-ink' : 'text-ink-2')}>{event.title}</p>
                {event.place !== undefined && <p className="text-note text-ink-3">{event.place}</p>}
              </div>
              <time className="tnum shrink-0 pt-0.5 text-cap text-ink-3">{event.time}</time>
            </div>
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button kind="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {showAllLabel}
        </Button>
      )}
    </div>
  );
}
