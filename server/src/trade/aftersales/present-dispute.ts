import type { Dispute, DisputeRow } from '@tradewind/contract/trade/desk/disputes';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import type { DisputeRecord, readDisputedOrder, readDisputedParcels, countEarlierRefunds } from './dispute-queries.ts';
import { presentRefund, presentRefundRow, type RefundContext, type Viewer } from './present-refund.ts';

const amountOf = (minor: bigint): string => toWire(usd(minor));

/** A dispute as the desk lists it. */
export function presentDisputeRow(row: DisputeRecord, locale: Locale, now: Date): DisputeRow {
  const ruleBefore = row.due_at ?? row.over_at!;
  return {
    ...presentRefundRow(row, locale),
    id: row.id,
    user_id: row.user_id,
    username: row.username,
    opened_by: row.dispute_by as DisputeRow['opened_by'],
    opened_at: row.dispute_at!.toISOString(),
    evidence_until: row.evidence_until!.toISOString(),
    rule_before: ruleBefore.toISOString(),
    late: row.due_at && row.due_at <= now ? 1 : 0,
    ruled_by: row.ruled_name ?? '',
  };
}

interface Dossier {
  row: DisputeRecord;
  context: RefundContext;
  order: Awaited<ReturnType<typeof readDisputedOrder>>;
  parcels: Awaited<ReturnType<typeof readDisputedParcels>>;
  counts: Awaited<ReturnType<typeof countEarlierRefunds>>;
}

/** A dispute with its order, parcels and earlier refunds, as the desk shows it. */
export function presentDispute({ row, context, order, parcels, counts }: Dossier, viewer: Viewer): Dispute {
  const { locale, now } = viewer;
  return {
    ...presentDisputeRow(row, locale, now),
    request: presentRefund(row, context, viewer),
    order: {
      status_text: orderStatusTexts[order.status as OrderStatus][locale],
      goods: amountOf(order.goods),
      freight: amountOf(order.freight),
      discount: amountOf(order.discount + order.shop_discount),
      charges: amountOf(order.duty + order.tax),
      total: amountOf(order.total),
      placed_at: order.placed_at.toISOString(),
      paid_at: order.paid_at?.toISOString() ?? null,
      delivered_at: order.delivered_at?.toISOString() ?? null,
      received_at: order.received_at?.toISOString() ?? null,
      ship_to: order.ship_to,
      note: order.note,
      lines: order.lines.map((line) => ({
        id: line.id,
        title: pickText(line.titles, locale),
        spec: pickText(line.specs, locale),
        image: line.image,
        price: amountOf(BigInt(line.price)),
        quantity: line.quantity,
        asked: line.asked,
      })),
    },
    parcels: parcels.map(({ id, carrier, number, status, sent_at, events }) => ({
      id,
      carrier,
      number,
      status,
      sent_at: sent_at.toISOString(),
      events: events.map((event) => ({
        at: new Date(event.happened_at).toISOString(),
        status: event.status,
        place: event.place,
        text: event.note,
      })),
    })),
    ...counts,
  };
}
