import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { ShopAuditRow, shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import type { MerchantCall } from '../../base/http/call.ts';

type AuditFilters = Omit<ParsedInputOf<typeof shopAuditLog>, 'limit'>;

/** Entries of a shop's audit log, newest first. Ids sort by time, so the last id of a page is the cursor of the next. */
async function readEntries(
  read: Read,
  shopId: string,
  { cursor, user_id, act, subject, from, to }: AuditFilters,
  limit: number,
): Promise<ShopAuditRow[]> {
  let query = read
    .selectFrom('shop_audit_log as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('api_keys as k', 'k.id', 'l.key_id')
    .select(['l.id', 'l.at', 'l.user_id', 'u.username', 'u.nickname', 'l.role', 'l.act', 'l.subject', 'l.details'])
    .select(['l.key_id', 'k.name as key_name'])
    .where('l.shop_id', '=', shopId)
    .orderBy('l.id', 'desc')
    .limit(limit);
  if (cursor) query = query.where('l.id', '<', cursor);
  if (user_id) query = query.where('l.user_id', '=', user_id);
  if (act) query = query.where('l.act', '=', act);
  if (subject) query = query.where('l.subject', '=', subject);
  if (from) query = query.where('l.at', '>=', from);
  if (to) query = query.where('l.at', '<', to);
  return (await query.execute()).map(({ at, role, details, key_id, key_name, ...row }) => ({
    ...row,
    at: at.toISOString(),
    role: role as ShopRole,
    api_key: key_id === null ? null : { id: key_id, name: key_name ?? '' },
    details: details as Record<string, unknown>,
  }));
}

/** A page of a shop's audit log, newest first. */
export async function listShopAudit(
  read: Read,
  shopId: string,
  { limit, ...filters }: ParsedInputOf<typeof shopAuditLog>,
): Promise<OutputOf<typeof shopAuditLog>> {
  const rows = await readEntries(read, shopId, filters, limit + 1);
  const list = rows.slice(0, limit);
  return { list, next: rows.length > limit ? list.at(-1)!.id : null };
}

/** The entries that the filters fit as a CSV, newest first. */
export const auditFile = (read: Read, call: MerchantCall, filters: Omit<AuditFilters, 'cursor'>): SentCsv =>
  exportFile(
    'audit-log',
    call,
    [
      ['at', ({ at }) => timeCell(new Date(at))],
      ['member', ({ username }) => username],
      ['role', ({ role }) => role],
      ['api_key', ({ api_key: key }) => key?.name ?? ''],
      ['act', ({ act }) => act],
      ['subject', ({ subject }) => subject],
      ['details', ({ details }) => JSON.stringify(details)],
    ],
    pagesOf((last: ShopAuditRow | null, limit) =>
      readEntries(read, call.actor.shopId, { ...filters, cursor: last?.id }, limit),
    ),
  );
