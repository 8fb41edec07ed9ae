import { z } from 'zod';
import { refundRequest, refundRow } from '../refunds.ts';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
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
  shop_address: z.string().describe('Where goods went back last; empty when none ever did'),
  unshipped: flag,
});
export type ShopRefund = z.output<typeof shopRefund>;

export const refunds = endpoint({
  name: 'shopDesk.refunds',
  summary: 'Requests for refunds, the most urgent first',
  who: 'merchant',
  method: 'GET',
  path: '/api/shop/aftersales',
  input: listInput(['due_at', '-asked_at', 'asked_at'], { queue: filter(z.enum(refundQueues)) }),
  output: deskList(shopRefundRow).extend({ counts: z.record(z.string(), z.int()).describe('Requests per queue') }),
  refusals: [],
});

export const refund = endpoint({
  name: 'shopDesk.refund',
  summary: 'One request with everything that happened to it',
  who: 'merchant',
  method: 'GET',
  path: '/api/shop/aftersales/show',
  input: z.object({ id }),
  output: shopRefund,
  refusals: ['refund_not_found'],
});

export const approveRefund = endpoint({
  name: 'shopDesk.approveRefund',
  summary: 'Approve: the money goes back at once, or first the goods to the address that is given',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/approve',
  input: z.object({
    id,
    address: text(400, 0).default('').describe('Needed when the goods shall come back'),
    keep_goods: flag.default(0).describe('1: pay although the goods do not come back'),
  }),
  output: shopRefund,
  refusals: [...acting, 'address_required'],
});

export const offerPart = endpoint({
  name: 'shopDesk.offerPart',
  summary: 'Offer a part of the amount; the goods stay with the shopper',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/offer',
  input: z.object({ id, amount, text: text(1_000, 0).default('') }),
  output: shopRefund,
  refusals: [...acting, 'amount_invalid', 'refund_amount'],
});

export const refuseRefund = endpoint({
  name: 'shopDesk.refuseRefund',
  summary: 'Refuse with a reason that the shopper reads',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/refuse',
  input: z.object({ id, reason: text(1_000, 0) }),
  output: shopRefund,
  refusals: [...acting, 'reason_required'],
});

export const confirmArrival = endpoint({
  name: 'shopDesk.confirmArrival',
  summary: 'The goods came back as they should: the money goes back, and the stock where it can be sold again',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/arrived',
  input: z.object({ id, sellable: flag }),
  output: shopRefund,
  refusals: [...acting],
});

export const reportProblem = endpoint({
  name: 'shopDesk.reportProblem',
  summary: 'The goods did not come, or not as they should: the house rules',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/problem',
  input: z.object({ id, text: text(1_000, 0), images: pictures }),
  output: shopRefund,
  refusals: [...acting, 'reason_required', 'evidence_invalid'],
});

export const openDispute = endpoint({
  name: 'shopDesk.openDispute',
  summary: 'Ask the house to rule where no agreement was found',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/dispute',
  input: z.object({ id, text: text(1_000, 0) }),
  output: shopRefund,
  refusals: [...acting, 'explanation_required'],
});

export const addMessage = endpoint({
  name: 'shopDesk.refundMessage',
  summary: 'Add words and pictures; in a dispute within the time for evidence',
  who: 'merchant',
  method: 'POST',
  path: '/api/shop/aftersales/message',
  input: z.object({ id, text: text(1_000, 0).default(''), images: pictures }),
  output: shopRefund,
  refusals: [...acting, 'message_empty', 'evidence_over', 'evidence_invalid', 'too_many_requests'],
  keyed: true,
});
