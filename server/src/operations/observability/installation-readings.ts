import type { Deps } from '../../base/deps.ts';
import { day, later } from '../../base/clock/clock.ts';
import type { Reading } from '../../base/telemetry/observer.ts';
import { listWatchers } from '../../money/deposits/index.ts';
import { failingMails } from '../../platform/mail/index.ts';
import { standingAlarms } from '../alarms/index.ts';
import { health } from '../desk/index.ts';

/**
 * What the installation knows of itself, the same in each of its processes. It is read from what health and alarms show,
 * so that a graph and the console can't differ.
 */
export const installationReadings = {
  tradewind_alarms: 'Alarms that stand, by cause, as the console lists them',
  tradewind_books_wrong: '1 after a check of the books that found something',
  tradewind_timer_late: '1 for a timer that missed more than one run',
  tradewind_queue_jobs: 'Jobs of a queue that wait, run and were given up',
  tradewind_watcher_blocks_behind: 'Final blocks of a network that are not scanned yet',
  tradewind_watcher_late: '1 for a network whose scans are late',
  tradewind_mails_failing: 'Mails of the last day that were given up, or wait after three tries',
  tradewind_backup_overdue: '1 when the last backup is too old',
};

type Name = keyof typeof installationReadings;

/** Reads them all. */
export async function readInstallation({ db, clock }: Deps): Promise<Reading<Name>[]> {
  const now = clock.now();
  const [state, alarms, watchers, mails] = await Promise.all([
    health({ db, clock }),
    standingAlarms(db.read),
    listWatchers(db.read, now),
    failingMails(db.read, later(now, -day)),
  ]);
  const reading = (name: Name, value: number, labels?: Reading['labels']): Reading<Name> => ({
    name,
    value,
    ...(labels && { labels }),
  });
  return [
    ...Object.entries(alarms).map(([cause, count]) => reading('tradewind_alarms', count, { cause })),
    reading('tradewind_books_wrong', state.books && !state.books.right ? 1 : 0),
    ...state.timers.map(({ name, late }) => reading('tradewind_timer_late', late ? 1 : 0, { timer: name })),
    ...state.queues.flatMap(({ name, ...jobs }) =>
      (['waiting', 'running', 'failed'] as const).map((of) =>
        reading('tradewind_queue_jobs', jobs[of], { queue: name, state: of }),
      ),
    ),
    ...watchers.flatMap(({ id: network, behind, late }) => [
      reading('tradewind_watcher_blocks_behind', behind, { network }),
      reading('tradewind_watcher_late', late, { network }),
    ]),
    reading('tradewind_mails_failing', mails.failed, { state: 'failed' }),
    reading('tradewind_mails_failing', mails.waiting, { state: 'waiting' }),
    reading('tradewind_backup_overdue', state.backup_overdue),
  ];
}
