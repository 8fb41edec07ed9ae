import { toWire, usd } from '@tradewind/contract/base/money';
import type { CalendarRow, EarningRow } from '@tradewind/contract/money/shop-desk/earnings';
import { day, later } from '../../base/clock/clock.ts';
import type { EarningRecord } from './earnings-queries.ts';

const amount = (minor: bigint): string => toWire(usd(minor));

/** Presents one earning of a shop. */
export function presentEarning(row: EarningRecord): EarningRow {
  return {
    id: row.order_id,
    sn: row.sn,
    paid_at: row.paid_at.toISOString(),
    state: row.state,
    gross: amount(row.due),
    promotion: amount(row.discount),
    refunded: amount(row.refunded),
    commission: amount(row.commission - row.commission_back),
    return_freight: amount(row.return_freight),
    net: amount(row.net),
    released_at: row.released_at?.toISOString() ?? null,
    releases_at: row.releases_at?.toISOString() ?? null,
    certainty: row.certainty,
  };
}

/** Presents one release. @param holdDays days that a new shop waits after each release before a payout. */
export function presentRelease(row: EarningRecord, holdDays: number): CalendarRow {
  return {
    id: row.order_id,
    sn: row.sn,
    amount: amount(row.net),
    releases_at: row.releases_at?.toISOString() ?? null,
    certainty: row.certainty,
    payable_at: row.releases_at ? later(row.releases_at, holdDays * day).toISOString() : null,
  };
}
