import type { ParcelStatus } from '@tradewind/contract/trade/parcels';
import { sql } from 'kysely';
import { hour, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';

export interface PackedLine {
  lineId: string;
  quantity: number;
  customsName: string;
  hsCode: string;
  origin: string;
  /** The value of one piece in US cents. */
  customsValue: bigint;
}

export interface NewParcel {
  orderId: string;
  carrier: string;
  number: string;
  sentAt: Date;
  /** Whether a tracking service knows its carrier. */
  tracked: boolean;
  lines: readonly PackedLine[];
}

/**
 * Inserts a parcel with its lines.
 *
 * @throws a unique violation when the order has a parcel with this number.
 * @returns its id.
 */
export async function insertParcel(tx: Tx, parcel: NewParcel): Promise<string> {
  const id = newId();
  const { orderId, carrier, number, sentAt, tracked } = parcel;
  await tx
    .insertInto('parcels')
    .values({
      id,
      order_id: orderId,
      carrier,
      number,
      sent_at: sentAt,
      news_at: sentAt,
      ask_at: tracked ? sentAt : null,
    })
    .execute();
  await tx
    .insertInto('parcel_lines')
    .values(
      parcel.lines.map((line) => ({
        parcel_id: id,
        line_id: line.lineId,
        quantity: line.quantity,
        customs_name: line.customsName,
        hs_code: line.hsCode,
        origin: line.origin,
        customs_value: line.customsValue,
      })),
    )
    .execute();
  return id;
}

export interface TrackingEvent {
  reference: string;
  at: Date;
  status: ParcelStatus;
  detail: string;
  place: string;
  note: string;
}

/**
 * Inserts tracking events of a parcel, each reference once, and updates its status to the latest. The order must be
 * locked.
 *
 * @returns the statuses of the new events, oldest first.
 */
export async function insertTrackingEvents(
  tx: Tx,
  parcelId: string,
  events: readonly TrackingEvent[],
  reportedBy: 'shop' | 'carrier' | 'clock',
  reportedAt: Date,
): Promise<ParcelStatus[]> {
  if (events.length === 0) return [];
  const inserted = await tx
    .insertInto('parcel_events')
    .values(
      events.map(({ at, ...event }) => ({
        ...event,
        id: newId(),
        parcel_id: parcelId,
        happened_at: at,
        told_by: reportedBy,
        told_at: reportedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['parcel_id', 'reference']).doNothing())
    .returning(['status', 'happened_at'])
    .execute();
  if (inserted.length === 0) return [];
  await sql`
    update parcels p set status = latest.status, detail = latest.detail, news_at = greatest(p.news_at, latest.happened_at),
      arrived_at = case when latest.status = 'delivered' then latest.happened_at end,
      ask_at = case when latest.status <> 'delivered' then p.ask_at end
    from (select status, detail, happened_at from parcel_events where parcel_id = ${parcelId} order by happened_at desc, id desc limit 1) latest
    where p.id = ${parcelId}`.execute(tx);
  return inserted
    .sort((a, b) => a.happened_at.getTime() - b.happened_at.getTime())
    .map(({ status }) => status as ParcelStatus);
}

/** The time between two queries of a carrier about a parcel. */
const trackingInterval = hour;

/**
 * Takes parcels that are due for a query of their carrier, and schedules their next one. Skips rows locked by another
 * process.
 */
export async function takeParcelsToTrack(tx: Tx, carriers: readonly string[], now: Date, limit: number) {
  return tx
    .updateTable('parcels')
    .set({ ask_at: later(now, trackingInterval) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('parcels')
        .select('id')
        .where('ask_at', '<=', now)
        .where('carrier', 'in', [...carriers])
        .orderBy('ask_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'order_id', 'carrier', 'number', 'sent_at', 'ask_failures'])
    .execute();
}

/** The longest wait between two questions about a parcel that can't be told about. */
const longestWait = 24 * hour;

/** Schedules the next question about a parcel after one that failed: twice as long after each, a day at most. */
export async function delayTracking(tx: Tx, parcel: { id: string; ask_failures: number }, now: Date): Promise<void> {
  const wait = Math.min(longestWait, trackingInterval * 2 ** Math.min(parcel.ask_failures, 10));
  await tx
    .updateTable('parcels')
    .set({ ask_at: later(now, wait), ask_failures: Math.min(parcel.ask_failures + 1, 1_000) })
    .where('id', '=', parcel.id)
    .where('ask_at', 'is not', null)
    .execute();
}

/** Forgets earlier failures of a parcel that was told about. */
export async function resetTrackingFailures(tx: Tx, parcelId: string): Promise<void> {
  await tx.updateTable('parcels').set({ ask_failures: 0 }).where('id', '=', parcelId).execute();
}

/** The parcels with a number of a carrier, the latest first: numbers are used again after a while. */
export const parcelsByNumber = (read: Read, carrier: string, number: string) =>
  read
    .selectFrom('parcels')
    .select(['id', 'order_id', 'sent_at'])
    .where('number', '=', number)
    .where('carrier', '=', carrier)
    .orderBy('sent_at', 'desc')
    .limit(20)
    .execute();

/** The state of all parcels of an order: whether one is in trouble, whether all arrived, and pieces sent by line. */
export async function deliveryProgressOf(
  tx: Tx,
  orderId: string,
): Promise<{ trouble: boolean; allArrived: boolean; sent: Map<string, number> }> {
  const [parcels, lines] = await Promise.all([
    tx.selectFrom('parcels').select('status').where('order_id', '=', orderId).execute(),
    tx
      .selectFrom('parcel_lines as l')
      .innerJoin('parcels as p', 'p.id', 'l.parcel_id')
      .select(['l.line_id', (eb) => eb.fn.sum<bigint>('l.quantity').as('pieces')])
      .where('p.order_id', '=', orderId)
      .groupBy('l.line_id')
      .execute(),
  ]);
  return {
    trouble: parcels.some(({ status }) => status === 'exception'),
    allArrived: parcels.length > 0 && parcels.every(({ status }) => status === 'delivered'),
    sent: new Map(lines.map((line) => [line.line_id, Number(line.pieces)])),
  };
}
