import { refundReasons, refundReasonTexts, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import { refundStateTexts, revocationTexts } from '@tradewind/contract/trade/aftersale-texts';
import type { RefundHistoryEntry, RefundRequest, RefundRow, RefundState } from '@tradewind/contract/trade/refunds';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { hour } from '../../base/clock/clock.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';
import { allowedActs, wireStatus, type Side } from './refund.ts';
import type { HistoryEntryRecord, RefundRecord } from './refund-queries.ts';
import { refundFacts } from './refunds-store.ts';

/** Who reads a refund, and how links to its pictures are signed. */
export interface Viewer {
  side: Side;
  locale: Locale;
  now: Date;
  origin: string;
  fileLinks: FileLinks;
}

/** What a refund is shown with besides its row. */
export interface RefundContext {
  history: readonly HistoryEntryRecord[];
  /** The most that the shop pays for a return, in minor units. */
  maxReturnFreight: bigint;
}

const amountOf = (minor: bigint): string => toWire(usd(minor));

const serviceTypeOf = ({ with_return: withReturn, exchange }: RefundRecord) => {
  if (exchange) return 2 as const;
  return withReturn ? (1 as const) : (0 as const);
};

function head(row: RefundRecord, locale: Locale) {
  const state = row.state as RefundState;
  const reason = row.reason as RefundReasonCode;
  return {
    refund_id: row.id,
    refund_sn: row.sn,
    order_id: row.order_id,
    order_sn: row.order_sn,
    mer_id: row.shop_id,
    mer_name: row.shop_name,
    state,
    state_text: refundStateTexts[state][locale],
    status: wireStatus(state),
    service_type: serviceTypeOf(row),
    receiving_status: row.received ? (1 as const) : (0 as const),
    reason,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    reason_text: row.revoked_at
      ? revocationTexts.reason[locale]
      : row.reason_words || refundReasonTexts[reason][locale],
    asked: amountOf(row.asked),
    granted: row.granted === null ? null : amountOf(row.granted),
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
  };
}

/** Whether the return freight is paid, where there is one to pay. */
const isSettled = ({ state }: RefundRecord): boolean => state === 'refunded' || state === 'exchanged';

/** A refund as lists show it. */
export function presentRefundRow(row: RefundRecord, locale: Locale): RefundRow {
  const first = row.lines[0]!;
  return {
    ...head(row, locale),
    image: first.image,
    title: pickText(first.titles, locale),
    pieces: row.lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

/** A refund with its lines, history and what the viewer can do. */
export function presentRefund(
  row: RefundRecord,
  { history, maxReturnFreight }: RefundContext,
  viewer: Viewer,
): RefundRequest {
  const { locale, side, now } = viewer;
  return {
    ...head(row, locale),
    explanation: row.explanation,
    lines: row.lines.map((line) => ({
      order_product_id: line.id,
      product_id: line.product_id,
      image: line.image,
      title: pickText(line.titles, locale),
      spec: pickText(line.specs, locale),
      product_price: amountOf(BigInt(line.price)),
      quantity: line.quantity,
      amount: amountOf(BigInt(line.amount)),
      exchange_spec: line.exchange_specs && pickText(line.exchange_specs, locale),
    })),
    most: amountOf(row.most),
    freight: amountOf(row.lines.reduce((sum, line) => sum + BigInt(line.freight), 0n)),
    charges: amountOf(row.lines.reduce((sum, line) => sum + BigInt(line.charges), 0n)),
    offered: row.offered === null ? null : amountOf(row.offered),
    paid_at: row.state === 'refunded' ? row.over_at!.toISOString() : null,
    return_freight: refundReasons[row.reason as RefundReasonCode].returnFreight,
    return_most: amountOf(maxReturnFreight),
    return_cost: row.return_cost === null ? null : amountOf(row.return_cost),
    return_paid: isSettled(row) && row.return_cost !== null ? amountOf(BigInt(row.return_freight)) : null,
    goods_back: row.return_to
      ? {
          address: row.return_to,
          carrier: row.carrier,
          number: row.number,
          sent_at: row.sent_at?.toISOString() ?? null,
          arrived_at: row.arrived_at?.toISOString() ?? null,
        }
      : null,
    replacement: row.replaced_at
      ? {
          carrier: row.replacement_carrier,
          number: row.replacement_number,
          sent_at: row.replaced_at.toISOString(),
        }
      : null,
    dispute:
      row.dispute_at && row.state === 'in_dispute'
        ? {
            opened_at: row.dispute_at.toISOString(),
            by: row.dispute_by as Side,
            evidence_until: row.evidence_until!.toISOString(),
            rule_before: row.due_at!.toISOString(),
          }
        : null,
    ruling: row.ruled_at
      ? {
          at: row.ruled_at.toISOString(),
          amount: amountOf(row.granted ?? 0n),
          fault: row.fault as 'shop' | 'shopper' | 'carrier' | 'nobody',
          reason: row.ruling,
        }
      : null,
    history: history.map(presentHistoryEntry(viewer)),
    can: allowedActs(refundFacts(row), side, now),
  };
}

const presentHistoryEntry =
  ({ fileLinks, origin, now }: Viewer) =>
  (row: HistoryEntryRecord): RefundHistoryEntry => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.by as Side,
    what: row.what as RefundHistoryEntry['what'],
    amount: row.amount === null ? null : amountOf(row.amount),
    text: row.words,
    pictures: row.pictures.map((name) => origin + fileLinks.sign(name, now, hour)),
  });
