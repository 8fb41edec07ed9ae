import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/desk/alarms';
import { alarmCauses } from '@tradewind/contract/operations/desk/alarms';
import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

const stateOf = sql<contract.AlarmState>`case when a.resolved_at is not null then 'resolved'
  when a.acknowledged_at is not null then 'acknowledged' else 'open' end`;

const alarms = (read: Read) =>
  read
    .selectFrom('alarms as a')
    .leftJoin('operators as o', 'o.id', 'a.acknowledged_by')
    .select(['a.id', 'a.cause', 'a.subject', 'a.facts', 'a.fired_at', 'a.acknowledged_at', 'a.note', 'a.resolved_at'])
    .select(['o.name as acknowledged_by', stateOf.as('state')]);

type Found = Awaited<ReturnType<ReturnType<typeof alarms>['executeTakeFirstOrThrow']>>;

const present = ({ fired_at, acknowledged_at, resolved_at, ...alarm }: Found): contract.AlarmRow => ({
  ...alarm,
  cause: alarm.cause as contract.AlarmCause,
  facts: alarm.facts as Record<string, string>,
  fired_at: fired_at.toISOString(),
  acknowledged_by: alarm.acknowledged_by ?? '',
  acknowledged_at: acknowledged_at?.toISOString() ?? null,
  resolved_at: resolved_at?.toISOString() ?? null,
});

/** A page of the alarms, and how many are in each state. */
export async function listAlarms(
  read: Read,
  { page, limit, sort, state, cause }: ParsedInputOf<typeof contract.alarms>,
): Promise<OutputOf<typeof contract.alarms>> {
  const direction = sort === 'fired_at' ? 'asc' : 'desc';
  let query = alarms(read).orderBy('a.fired_at', direction).orderBy('a.id', direction);
  if (state === 'standing') query = query.where('a.resolved_at', 'is', null);
  else if (state) query = query.where(sql<SqlBool>`${stateOf} = ${state}`);
  if (cause) query = query.where('a.cause', '=', cause);
  let counted = read
    .selectFrom('alarms as a')
    .select((eb) => [stateOf.as('state'), eb.fn.countAll<bigint>().as('count')])
    .groupBy('state');
  if (cause) counted = counted.where('a.cause', '=', cause);
  const [rows, groups] = await Promise.all([
    query.limit(limit).offset(rowsBefore(page, limit)).execute(),
    counted.execute(),
  ]);
  const of = (wanted: string) => Number(groups.find((group) => group.state === wanted)?.count ?? 0);
  const counts: Record<string, number> = {
    open: of('open'),
    acknowledged: of('acknowledged'),
    standing: of('open') + of('acknowledged'),
    resolved: of('resolved'),
  };
  const total = state ? counts[state]! : counts.standing! + counts.resolved!;
  return { list: rows.map(present), total, counts };
}

/** One alarm. @throws Refusal `alarm_not_found`. */
export const alarmById = async (read: Read, id: string): Promise<contract.AlarmRow> =>
  present(requireFound(await alarms(read).where('a.id', '=', id).executeTakeFirst(), 'alarm_not_found'));

/** How many alarms of each cause stand. */
export async function standingAlarms(read: Read): Promise<Record<contract.AlarmCause, number>> {
  const groups = await read
    .selectFrom('alarms')
    .select((eb) => ['cause', eb.fn.countAll<bigint>().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('cause')
    .execute();
  const of = (wanted: string) => Number(groups.find(({ cause }) => cause === wanted)?.count ?? 0);
  return Object.fromEntries(alarmCauses.map((cause) => [cause, of(cause)])) as Record<contract.AlarmCause, number>;
}
