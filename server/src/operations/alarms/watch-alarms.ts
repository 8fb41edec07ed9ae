import { alarmCauses, type AlarmCause } from '@tradewind/contract/operations/desk/alarms';
import { later, minute } from '../../base/clock/clock.ts';
import { isNoneOf } from '../../base/db/conditions.ts';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { AlarmsDeps } from './alarms-deps.ts';
import { causes, type Trouble } from './causes.ts';
import { deliverAlarms } from './deliver-alarms.ts';
import { tellAlarm, type ToldAlarm } from './tell-alarm.ts';

/** How long after the start of a process timers and queues may still catch up. */
const catchingUp = 5 * minute;

/**
 * A job: fires an alarm for each trouble that has none yet, resolves those whose cause is gone, and tells both. An alarm
 * stays the same while its trouble lasts, so nobody is told twice.
 *
 * @param startedAt when this process started
 */
export async function watchAlarms(deps: AlarmsDeps, startedAt: Date): Promise<number> {
  const now = deps.clock.now();
  const settled = now >= later(startedAt, catchingUp);
  for (const cause of alarmCauses) {
    if (!settled && (cause === 'timer' || cause === 'queue')) continue;
    try {
      const troubles = await causes[cause](deps, now);
      await deps.db.transact((tx) => compare(tx, deps, cause, troubles, now));
    } catch (error) {
      // What can't be looked at stays as it was, and does not stop the others.
      deps.log.error({ err: error, cause }, 'A cause of alarms could not be looked at');
    }
  }
  return deliverAlarms(deps);
}

async function compare(
  tx: Tx,
  deps: AlarmsDeps,
  cause: AlarmCause,
  troubles: readonly Trouble[],
  now: Date,
): Promise<void> {
  const fired: ToldAlarm[] = [];
  for (const { subject, facts } of troubles) {
    const row = await tx
      .insertInto('alarms')
      .values({ id: newId(), cause, subject, facts: JSON.stringify(facts), fired_at: now })
      .onConflict((conflict) => conflict.columns(['cause', 'subject']).where('resolved_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) fired.push({ id: row.id, cause, subject, facts });
  }
  const standing = troubles.map(({ subject }) => subject);
  const gone = await tx
    .updateTable('alarms')
    .set({ resolved_at: now })
    .where('cause', '=', cause)
    .where('resolved_at', 'is', null)
    .where(isNoneOf('subject', standing, 'text'))
    .returning(['id', 'subject', 'facts'])
    .execute();
  const resolved = gone.map(({ id, subject, facts }) => ({ id, cause, subject, facts: facts as Trouble['facts'] }));
  await tellAlarm(tx, deps, { fired, resolved }, now);
}
