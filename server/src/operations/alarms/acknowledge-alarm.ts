import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { acknowledgeAlarm as contract, AlarmRow } from '@tradewind/contract/operations/desk/alarms';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { alarmById } from './alarms-queries.ts';

/** Records who takes care of an alarm, once. @throws Refusal `alarm_not_found`, `already_decided`. */
export async function acknowledgeAlarm(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, note = '' }: ParsedInputOf<typeof contract>,
): Promise<AlarmRow> {
  await db.transact(async (tx) => {
    const { cause, subject } = await alarmById(tx, id);
    const { numUpdatedRows } = await tx
      .updateTable('alarms')
      .set({ acknowledged_by: operator.id, acknowledged_at: now, note })
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('already_decided');
    await audit(tx, operator, 'alarm.acknowledged', `alarm:${id}`, { cause, subject, note }, now);
  });
  return alarmById(db.read, id);
}
