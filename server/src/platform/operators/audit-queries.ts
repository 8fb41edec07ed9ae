import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { auditLog, AuditRow } from '@tradewind/contract/platform/desk/operators';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import type { DeskCall } from '../../base/http/call.ts';

type AuditFilters = Omit<ParsedInputOf<typeof auditLog>, 'limit'>;

/** Entries of the audit log, newest first. Ids sort by time, so the last id of a page is the cursor of the next. */
async function readEntries(
  read: Read,
  { cursor, operator_id, act, subject, from, to }: AuditFilters,
  limit: number,
): Promise<AuditRow[]> {
  let query = read
    .selectFrom('audit_log as l')
    .leftJoin('operators as o', 'o.id', 'l.operator_id')
    .leftJoin('audit_seals as s', 's.audit_id', 'l.id')
    .select(['l.id', 'l.at', 'l.operator_id', 'o.name', 'l.act', 'l.subject', 'l.details', 's.number', 's.hash'])
    .orderBy('l.id', 'desc')
    .limit(limit);
  if (cursor) query = query.where('l.id', '<', cursor);
  if (operator_id) query = query.where('l.operator_id', '=', operator_id);
  if (act) query = query.where((eb) => eb.or([eb('l.act', '=', act), eb('l.act', 'like', `${literal(act)}.%`)]));
  if (subject)
    query = query.where((eb) =>
      eb.or([eb('l.subject', '=', subject), eb('l.subject', 'like', `${literal(subject)}:%`)]),
    );
  if (from) query = query.where('l.at', '>=', from);
  if (to) query = query.where('l.at', '<', to);
  return (await query.execute()).map(({ at, name, details, number, hash, ...row }) => ({
    ...row,
    at: at.toISOString(),
    operator_name: name ?? '',
    details: details as Record<string, unknown>,
    number: number === null ? null : Number(number),
    hash: hash?.toString('hex') ?? '',
  }));
}

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A page of audit entries, newest first. */
export async function listAudit(
  read: Read,
  { limit, ...filters }: ParsedInputOf<typeof auditLog>,
): Promise<OutputOf<typeof auditLog>> {
  const rows = await readEntries(read, filters, limit + 1);
  const list = rows.slice(0, limit);
  return { list, next: rows.length > limit ? list.at(-1)!.id : null };
}

/** The entries that the filters fit as a CSV, newest first. */
export const auditLogFile = (read: Read, call: DeskCall, filters: Omit<AuditFilters, 'cursor'>): SentCsv =>
  exportFile(
    'audit-log',
    call,
    [
      ['at', ({ at }) => timeCell(new Date(at))],
      ['operator', ({ operator_name: name }) => name],
      ['act', ({ act }) => act],
      ['subject', ({ subject }) => subject],
      ['details', ({ details }) => JSON.stringify(details)],
      ['number', ({ number }) => String(number ?? '')],
      ['hash', ({ hash }) => hash],
    ],
    pagesOf((last: AuditRow | null, limit) => readEntries(read, { ...filters, cursor: last?.id }, limit)),
  );
