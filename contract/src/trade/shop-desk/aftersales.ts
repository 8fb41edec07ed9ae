import { z } from 'zod';
import { paymentCode, paymentCodeRefusals } from '../../people/payment-code.ts';
import { refundReasonCodes, type RefundReasonCode } from '../aftersale-reasons.ts';
import { refundRequest, refundRow, refundStates } from '../refunds.ts';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, filter, growingInput, growingList, moment, queueCounts } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, text } from '../../base/fields.ts';

/** `answer`: waits for the shop's answer; `check`: a return arrived and waits to be checked; `open`: everything that is not final. */
export const refundQueues = ['answer', 'check', 'disputes', 'open', 'over'] as const;
export type RefundQueue = (typeof refundQueues)[number];

const pictures = z.array(z.string().max(500)).max(6).default([]);
const acting = ['refund_not_found', 'refund_moved_on'] as const;

/** A refund in the list of the shop desk. */
export const shopRefundRow = refundRow.extend({
  id: z.string(),
  username: z.string(),
  late_soon: flag.describe('1: less than a day is left'),
});
export type ShopRefundRow = z.output<typeof shopRefundRow>;

export const shopRefund = refundRequest.extend({
  id: z.string(),
  username: z.string(),
  shop_address: z.string().describe('The address of the last return; empty when there was none'),
  unshipped: flag,
});
export type ShopRefund = z.output<typeof shopRefund>;

const refundFilters = {
  queue: filter(z.enum(refundQueues)),
  state: filter(z.enum(refundStates)),
  reason: filter(z.enum(refundReasonCodes as [RefundReasonCode, ...RefundReasonCode[]])),
  q: filter(text(40)).describe('Number of the order or of the refund'),
  product: filter(text(80)).describe('A part of the title of one of its products, or its id'),
  from: filter(moment).describe('Requested then or later'),
  to: filter(moment).describe('Requested before this moment'),
};

export const refunds = endpoint({
  name: 'shopDesk.refunds',
  summary: 'Refunds, the most urgent first',
  who: 'merchant',
  right: 'aftersales',
  method: 'GET',
  path: '/api/shop/aftersales',
  input: growingInput(['due_at', '-asked_at', 'asked_at'], refundFilters),
  output: growingList(shopRefundRow).extend({ counts: queueCounts('Requests per queue that the filters fit') }),
  refusals: [],
});

export const exportRefunds = endpoint({
  name: 'shopDesk.exportRefunds',
  summary: `The same refunds, latest request first, ${asFile}`,
  who: 'merchant',
  right: 'aftersales',
  method: 'GET',
  path: '/api/shop/aftersales/export',
  input: z.object({ ...csvFile, ...refundFilters }),
  output: z.string(),
  refusals: [],
});

export const refund = endpoint({
  name: 'shopDesk.refund',
  summary: 'One refund with its history',
  who: 'merchant',
  right: 'aftersales',
  method: 'GET',
  path: '/api/shop/aftersales/show',
  input: z.object({ id }),
  output: shopRefund,
  refusals: ['refund_not_found'],
});

export const approveRefund = endpoint({
  name: 'shopDesk.approveRefund',
  summary:
    'Approve: the money is refunded at once, or after a return to the given address, which an exchange always asks',
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/aftersales/approve',
  input: z.object({
    id,
    address: text(400, 0).default('').describe('Needed for a return'),
    keep_goods: flag.default(0).describe('1: pay without a return'),
    password_pay: paymentCode,
  }),
  output: shopRefund,
  refusals: [...acting, 'address_required', 'exchange_short', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const offerPart = endpoint({
  name: 'shopDesk.offerPart',
  summary: 'Offer a part of the amount; the shopper sends nothing back',
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/aftersales/offer',
  input: z.object({ id, amount, text: text(1_000, 0).default(''), password_pay: paymentCode }),
  output: shopRefund,
  refusals: [...acting, 'amount_invalid', 'refund_amount', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const refuseRefund = endpoint({
  name: 'shopDesk.refuseRefund',
  summary: 'Refuse with a reason that the shopper reads',
  who: 'merchant',
  right: 'aftersales',
  method: 'POST',
  path: '/api/shop/aftersales/refuse',
  input: z.object({ id, reason: text(1_000, 0) }),
  output: shopRefund,
  refusals: [...acting, 'reason_required'],
});

export const confirmArrival = endpoint({
  name: 'shopDesk.confirmArrival',
  summary: 'Accept a return: the money is refunded, and what can be sold again returns to stock',
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/aftersales/arrived',
  input: z.object({ id, sellable: flag, password_pay: paymentCode }),
  output: shopRefund,
  refusals: [...acting, ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const sendReplacement = endpoint({
  name: 'shopDesk.sendReplacement',
  summary: 'Accept the return of an exchange and send the replacement; nothing is refunded but the return freight',
  who: 'merchant',
  right: 'refunds',
  method: 'POST',
  path: '/api/shop/aftersales/replacement',
  input: z.object({
    id,
    carrier: text(80),
    number: text(80).describe('Of the parcel of the replacement'),
    sellable: flag.describe('1: what came back returns to stock'),
    password_pay: paymentCode,
  }),
  output: shopRefund,
  refusals: [...acting, ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const reportProblem = endpoint({
  name: 'shopDesk.reportProblem',
  summary: 'Reject a return that is missing or not as agreed; an operator rules',
  who: 'merchant',
  right: 'aftersales',
  method: 'POST',
  path: '/api/shop/aftersales/problem',
  input: z.object({ id, text: text(1_000, 0), images: pictures }),
  output: shopRefund,
  refusals: [...acting, 'reason_required', 'evidence_invalid'],
});

export const openDispute = endpoint({
  name: 'shopDesk.openDispute',
  summary: 'Open a dispute, on which an operator rules',
  who: 'merchant',
  right: 'aftersales',
  method: 'POST',
  path: '/api/shop/aftersales/dispute',
  input: z.object({ id, text: text(1_000, 0) }),
  output: shopRefund,
  refusals: [...acting, 'explanation_required'],
});

export const addMessage = endpoint({
  name: 'shopDesk.refundMessage',
  summary: 'Add text and pictures; in a dispute within the time for evidence',
  who: 'merchant',
  right: 'aftersales',
  method: 'POST',
  path: '/api/shop/aftersales/message',
  input: z.object({ id, text: text(1_000, 0).default(''), images: pictures }),
  output: shopRefund,
  refusals: [...acting, 'message_empty', 'evidence_over', 'evidence_invalid', 'too_many_requests'],
  keyed: true,
});
