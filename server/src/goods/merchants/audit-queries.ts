import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import type { Read } from '../../base/db/database.ts';

/** A page of a shop's audit log, newest first. Ids sort by time, so the last id of a page is the cursor of the next. */
export async function listShopAudit(
  read: Read,
  shopId: string,
  { limit, cursor, user_id, act, subject, from, to }: ParsedInputOf<typeof shopAuditLog>,
): Promise<OutputOf<typeof shopAuditLog>> {
  let query = read
    .selectFrom('shop_audit_log as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('api_keys as k', 'k.id', 'l.key_id')
    .select(['l.id', 'l.at', 'l.user_id', 'u.username', 'u.nickname', 'l.role', 'l.act', 'l.subject', 'l.details'])
    .select(['l.key_id', 'k.name as key_name'])
    .where('l.shop_id', '=', shopId)
    .orderBy('l.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where('l.id', '<', cursor);
  if (user_id) query = query.where('l.user_id', '=', user_id);
  if (act) query = query.where('l.act', '=', act);
  if (subject) query = query.where('l.subject', '=', subject);
  if (from) query = query.where('l.at', '>=', from);
  if (to) query = query.where('l.at', '<', to);
  const rows = await query.execute();
  const list = rows.slice(0, limit).map(({ at, role, details, key_id, key_name, ...row }) => ({
    ...row,
    at: at.toISOString(),
    role: role as ShopRole,
    api_key: key_id === null ? null : { id: key_id, name: key_name ?? '' },
    details: details as Record<string, unknown>,
  }));
  return { list, next: rows.length > limit ? list.at(-1)!.id : null };
}
