import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, idList, int, text } from '../base/fields.ts';
import { revocationExclusions } from '../goods/product-safety.ts';
import { refundLine, refundRequest, refundRow } from './refunds.ts';

const proof = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given.split(',')).map((url) => url.trim()).filter(Boolean))
  .pipe(z.array(z.string().max(500)).max(6));
const zeroOrOne = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['0', '1']));
const serviceType = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['0', '1', '2']));
const oneRefund = z.object({ refund_id: id });
const known = ['refund_not_found'] as const;
const acting = ['refund_not_found', 'refund_moved_on'] as const;

export const requestRefund = endpoint({
  name: 'aftersales.request',
  summary: 'Request a refund of an own order or a part of it; the server computes the maximum',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/refund',
  input: z.object({
    order_id: id,
    sn: text(64, 0).optional().describe('Number of the order; refused when it is that of another order'),
    amount: z.union([z.string().trim(), z.number()]).transform(String).describe('At most what was paid for the pieces'),
    service_type: serviceType.default('0').describe('0 refund only, 1 return and refund, 2 exchange'),
    receiving_status: zeroOrOne.default('0'),
    reason_type: text(200, 0).default('').describe('One of our codes, or free text'),
    refund_explain: text(1_000, 0).default(''),
    images: proof.default([]).describe('Comma-joined links of own uploads'),
    order_product_id: idList.optional().describe('All lines when absent'),
    quantities: z
      .record(z.string().max(64), int)
      .optional()
      .describe('Pieces by line; what is left of a line when absent'),
    exchange_skus: z
      .record(z.string().max(64), id)
      .default({})
      .describe('For an exchange: the SKU that is wanted instead, by line'),
  }),
  output: refundRequest,
  refusals: [
    'order_not_found',
    'refund_not_possible',
    'refund_open',
    'refund_too_late',
    'refund_lines',
    'amount_invalid',
    'refund_amount',
    'refund_return_not_received',
    'refund_return_of_missing',
    'exchange_choice',
    'exchange_short',
    'reason_required',
    'explanation_required',
    'evidence_required',
    'evidence_invalid',
    'key_reused',
  ],
  notice: 'refund_asked',
  keyed: true,
});

export const revocationForm = endpoint({
  name: 'aftersales.revocation',
  summary: 'What the law lets the shopper withdraw from of an own order, and until when',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/revocation',
  input: z.object({ order_id: id }),
  output: z.object({
    order_id: z.string(),
    order_sn: z.string(),
    mer_name: z.string(),
    possible: z.enum(['yes', 'no_right', 'over', 'open', 'nothing_left']),
    open_id: z.string().nullable().describe('The open refund that prevents it'),
    days: z.int().describe('Of the law of the destination; 0: it gives no such right'),
    until: z.string().nullable().describe('The last day, YYYY-MM-DD; null: the days begin with the delivery'),
    shipped: flag,
    name: z.string().describe('Of the addressee'),
    email: z.string().describe('Of the account; empty: none'),
    lines: z.array(refundLine.omit({ amount: true, exchange_spec: true })),
    excluded: z.array(z.object({ title: z.string(), reason: z.enum(revocationExclusions) })),
  }),
  refusals: ['order_not_found'],
});

export const revokeOrder = endpoint({
  name: 'aftersales.revoke',
  summary: 'Withdraw from the contract about an own order or a part of it; confirmed by mail at once',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/revoke',
  input: z.object({
    order_id: id,
    name: text(120).describe('Who makes the statement'),
    email: text(254).describe('Where its receipt is confirmed'),
    quantities: z
      .record(z.string().max(64), int)
      .default({})
      .describe('Pieces by line, 0 for none; what is left of a line when absent'),
  }),
  output: refundRequest,
  refusals: [
    'order_not_found',
    'refund_open',
    'revocation_not_possible',
    'revocation_over',
    'refund_lines',
    'email_invalid',
    'key_reused',
  ],
  notice: 'saved',
  keyed: true,
});

/** A SKU of the same product and price that a line can be exchanged for. */
const exchange = z.object({ sku_id: z.string(), spec: z.string(), image: z.string(), stock: z.int() });

/** The refund for 1, 2, 3 … of the remaining pieces; cumulative. */
const steps = z.array(z.object({ amount, freight: amount, charges: amount.describe('Duty and tax') }));

export const refundForm = endpoint({
  name: 'aftersales.form',
  summary: 'What can still be refunded of an own order, exact to the cent for each number of pieces',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/form',
  input: z.object({ order_id: id }),
  output: z.object({
    order_id: z.string(),
    order_sn: z.string(),
    possible: z.enum(['yes', 'open', 'too_late', 'nothing_left', 'not_paid']),
    open_id: z.string().nullable().describe('The open refund that prevents another one'),
    shipped: flag,
    until: z.string().nullable().describe('Until when a request can be made, where that is known'),
    lines: z.array(
      refundLine
        .omit({ amount: true, exchange_spec: true })
        .extend({ steps, exchanges: z.array(exchange).describe('What is in stock; the same SKU among them') }),
    ),
  }),
  refusals: ['order_not_found'],
});
export type RefundFormLine = z.output<typeof refundForm.output>['lines'][number];

export const refundsOfOrder = endpoint({
  name: 'aftersales.ofOrder',
  summary: 'The refunds of an own order, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/of_order',
  input: z.object({ order_id: id }),
  output: z.object({ list: z.array(refundRow) }),
  refusals: ['order_not_found'],
});

export const refund = endpoint({
  name: 'aftersales.show',
  summary: 'One own refund with its history',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/show',
  input: oneRefund,
  output: refundRequest,
  refusals: [...known],
});

export const acceptOffer = endpoint({
  name: 'aftersales.acceptOffer',
  summary: 'Accept the shop’s offer; it is paid at once and nothing is sent back',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/accept_offer',
  input: oneRefund.extend({
    amount: amount.optional().describe('The offer that was shown; refused when it has changed'),
  }),
  output: refundRequest,
  refusals: [...acting],
  notice: 'refund_paid',
});

export const declineOffer = endpoint({
  name: 'aftersales.declineOffer',
  summary: 'Decline the shop’s offer; then either side may open a dispute',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/decline_offer',
  input: oneRefund.extend({ text: text(1_000, 0).default('') }),
  output: refundRequest,
  refusals: [...acting],
});

export const sendBack = endpoint({
  name: 'aftersales.sendBack',
  summary: 'Submit the carrier and the parcel number of the return',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/send_back',
  input: oneRefund.extend({
    carrier: text(80),
    number: text(80),
    freight: amount.optional().describe('What the return cost, if the shop bears it; nothing when absent'),
  }),
  output: refundRequest,
  refusals: [...acting, 'amount_invalid', 'refund_amount'],
  notice: 'saved',
});

export const openDispute = endpoint({
  name: 'aftersales.dispute',
  summary: 'Open a dispute, on which an operator rules',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/dispute',
  input: oneRefund.extend({ text: text(1_000, 0).default('') }),
  output: refundRequest,
  refusals: [...acting, 'explanation_required'],
});

export const addMessage = endpoint({
  name: 'aftersales.message',
  summary: 'Add text and pictures to a refund; in a dispute within the time for evidence',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/message',
  input: oneRefund.extend({ text: text(1_000, 0).default(''), images: proof.default([]) }),
  output: refundRequest,
  refusals: [...acting, 'message_empty', 'evidence_over', 'evidence_invalid', 'too_many_requests'],
  notice: 'saved',
  keyed: true,
});

export const withdrawRefund = endpoint({
  name: 'aftersales.withdraw',
  summary: 'Withdraw an own refund; the order goes on',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/withdraw',
  input: oneRefund,
  output: refundRequest,
  refusals: [...acting],
  notice: 'refund_withdrawn',
});
