import type {
  ChangeKindName,
  ChangeRow,
  changesSummary as summaryContract,
  ChangeState,
  deskChanges as contract,
} from '@tradewind/contract/platform/desk/changes';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import { requireFound, isRefusalCode } from '@tradewind/contract/base/refusals';
import { refusalText } from '@tradewind/contract/base/refusal-texts';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { activeAdministrators, isSecondPerson, isSingleAdministrator } from '../operators/index.ts';
import { readSettings } from '../settings/index.ts';

const openStates: readonly ChangeState[] = ['proposed', 'approved'];

/** Changes with the names of those who decided; only their own for whoever is no administrator. */
function changes(read: Read, reader: Pick<DeskCall['operator'], 'id' | 'roles'>) {
  const all = read
    .selectFrom('pending_changes as c')
    .innerJoin('operators as p', 'p.id', 'c.proposed_by')
    .leftJoin('operators as a', 'a.id', 'c.approved_by')
    .leftJoin('operators as d', 'd.id', 'c.decided_by')
    .select([
      'c.id',
      'c.kind',
      'c.subject',
      'c.name',
      'c.shown',
      'c.concerns',
      'c.reason',
      'c.state',
      'c.alone',
      'p.name as proposed_by',
      'c.proposed_by as proposed_by_id',
      'c.proposed_at',
      'c.effective_at',
      'a.name as approved_by',
      'c.approved_at',
      'd.name as decided_by',
      'c.decided_at',
      'c.answer',
      isSecondPerson('c.proposed_by', reader.id).as('by_another'),
    ]);
  return reader.roles.includes('admin') ? all : all.where('c.proposed_by', '=', reader.id);
}
type Row = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const present = (
  { shown, concerns, by_another: byAnother, ...row }: Row,
  { operator, locale }: Pick<DeskCall, 'operator' | 'locale'>,
): ChangeRow => ({
  ...row,
  kind: row.kind as ChangeKindName,
  state: row.state as ChangeState,
  fields: shown,
  alone: row.alone ? 1 : 0,
  proposed_at: row.proposed_at.toISOString(),
  effective_at: row.effective_at.toISOString(),
  approved_by: row.approved_by ?? '',
  approved_at: row.approved_at?.toISOString() ?? null,
  decided_by: row.decided_by ?? '',
  decided_at: row.decided_at?.toISOString() ?? null,
  answer: row.state === 'failed' ? explainFailure(row.answer, locale) : row.answer,
  may_approve:
    row.state === 'proposed' && operator.roles.includes('admin') && byAnother && concerns !== operator.id ? 1 : 0,
});

/** A failed change stores the refusal that it met. */
const explainFailure = (answer: string, locale: Locale): string =>
  isRefusalCode(answer) ? refusalText(answer, locale) : answer;

/** A change as its reader may see it. @throws Refusal `change_not_found`. */
export async function changeById(read: Read, call: DeskCall, id: string): Promise<ChangeRow> {
  const row = await changes(read, call.operator).where('c.id', '=', id).executeTakeFirst();
  return present(requireFound(row, 'change_not_found'), call);
}

/** A page of changes. */
export async function listChanges(
  read: Read,
  call: DeskCall,
  { page, limit, sort, state }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const direction = sort === 'proposed_at' ? 'asc' : 'desc';
  let query = changes(read, call.operator);
  if (state) query = query.where('c.state', 'in', state === 'waiting' ? openStates : [state]);
  const [rows, { total }] = await Promise.all([
    query
      .orderBy('c.proposed_at', direction)
      .orderBy('c.id', direction)
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, call)), total: Number(total) };
}

/** The changes that wait, by subject. */
export async function waitingChanges(
  read: Read,
  call: DeskCall,
  kinds: readonly ChangeKindName[],
): Promise<Map<string, ChangeRow>> {
  // Whoever may see the subject may see what waits for it.
  const rows = await changes(read, { ...call.operator, roles: ['admin'] })
    .where('c.state', 'in', openStates)
    .where('c.kind', 'in', kinds)
    .execute();
  return new Map(rows.map((row) => [row.subject, present(row, call)]));
}

/** Whether a change of a subject waits. */
export async function isWaiting(read: Read, subject: string): Promise<boolean> {
  const row = await read
    .selectFrom('pending_changes')
    .select('id')
    .where('subject', '=', subject)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the console shows on every page of an administrator. */
export async function summarizeChanges(read: Read, now: Date): Promise<OutputOf<typeof summaryContract>> {
  const [{ waiting }, admins, settings] = await Promise.all([
    read
      .selectFrom('pending_changes')
      .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
      .where('state', 'in', openStates)
      .executeTakeFirstOrThrow(),
    activeAdministrators(read),
    readSettings(read, now),
  ]);
  return {
    waiting: Number(waiting),
    wait_hours: settings['changes.waitHours'],
    single: isSingleAdministrator(admins) ? 1 : 0,
  };
}
