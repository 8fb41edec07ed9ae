import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';

export interface ParcelEventRecord {
  id: string;
  at: string;
  status: string;
  detail: string;
  place: string;
  note: string;
}

export interface ParcelLineRecord {
  line_id: string;
  quantity: number;
  titles: LocalTexts;
  specs: LocalTexts;
  image: string;
  customs_name: string;
  hs_code: string;
  origin: string;
  /** US cents as text, since JSON numbers would lose precision. */
  customs_value: string;
}

/** The parcels of an order with their lines and tracking events, newest first. */
export async function parcelsOf(read: Read, orderId: string) {
  return read
    .selectFrom('parcels as p')
    .select(['p.id', 'p.order_id', 'p.carrier', 'p.number', 'p.status', 'p.detail', 'p.sent_at', 'p.arrived_at'])
    .select([
      sql<ParcelLineRecord[]>`coalesce((
        select jsonb_agg(jsonb_build_object('line_id', l.line_id, 'quantity', l.quantity, 'titles', o.titles, 'specs', o.specs, 'image', o.image,
          'customs_name', l.customs_name, 'hs_code', l.hs_code, 'origin', l.origin, 'customs_value', l.customs_value::text) order by l.line_id)
        from parcel_lines l join order_lines o on o.id = l.line_id where l.parcel_id = p.id), '[]')`.as('lines'),
      sql<ParcelEventRecord[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'at', to_char(e.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'status', e.status, 'detail', e.detail, 'place', e.place, 'note', e.note) order by e.happened_at desc, e.id desc)
        from parcel_events e where e.parcel_id = p.id), '[]')`.as('events'),
    ])
    .where('p.order_id', '=', orderId)
    .orderBy('p.sent_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
}
export type ParcelRecord = Awaited<ReturnType<typeof parcelsOf>>[number];

/** The order of a parcel; null when there is none with this id. */
export async function findOrderOfParcel(
  read: Read,
  parcelId: string,
): Promise<{ orderId: string; sentAt: Date } | null> {
  const row = await read
    .selectFrom('parcels')
    .select(['order_id', 'sent_at'])
    .where('id', '=', parcelId)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, sentAt: row.sent_at } : null;
}

/** Undelivered parcels without tracking events since a moment. */
export async function findSilentParcels(
  tx: Tx,
  since: Date,
  limit: number,
): Promise<{ id: string; orderId: string }[]> {
  const rows = await tx
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id'])
    .where('p.news_at', '<=', since)
    .where('p.status', 'not in', ['delivered', 'expired'])
    .where('o.status', '=', 'delivered')
    .orderBy('p.news_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, orderId: row.order_id }));
}
