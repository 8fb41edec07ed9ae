import { hour } from '../src/base/clock/clock.ts';
import { advanceClock } from '../src/base/clock/followed-clock.ts';
import { openInstallation } from '../src/installation.ts';
import { extendSessions } from '../src/people/users/index.ts';
import { extendDeskSessions } from '../src/platform/operators/index.ts';

/**
 * `node advance-clock.ts <hours>`: moves the clock of an installation that runs and is no demo. Its timers notice within a
 * minute, as they do when time passes; nobody is signed out.
 */
const [hours = '0'] = process.argv.slice(2);
const { db, clock, close } = await openInstallation({ beside: true });
try {
  const milliseconds = Number(hours) * hour;
  await db.transact(async (tx) => {
    const now = clock.now();
    await advanceClock(tx, milliseconds);
    await extendSessions(tx, now, milliseconds);
    await extendDeskSessions(tx, now, milliseconds);
  });
} finally {
  await close();
}
