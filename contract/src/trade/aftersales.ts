import { z } from 'zod';
import { refundReasonCodes } from './aftersale-reasons.ts';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, idList, int, text } from '../base/fields.ts';

/** The statuses of a refund. `rejected`: no agreement; either side may open a dispute. Those after `in_dispute` are final. */
export const refundStates = [
  'pending',
  'offered',
  'rejected',
  'waiting_return',
  'returned',
  'in_dispute',
  'refunded',
  'dismissed',
  'withdrawn',
  'lapsed',
] as const;
export type RefundState = (typeof refundStates)[number];

/** The acts on a refund, of both sides and of operators. */
export const refundActs = [
  'approve',
  'offer',
  'refuse',
  'accept_offer',
  'decline_offer',
  'send_back',
  'confirm_arrival',
  'report_problem',
  'dispute',
  'message',
  'withdraw',
  'rule',
] as const;
export type RefundAct = (typeof refundActs)[number];

/** Who is at fault, according to a ruling. */
export const faults = ['shop', 'shopper', 'carrier', 'nobody'] as const;
export type Fault = (typeof faults)[number];

const reason = z.enum(refundReasonCodes as [(typeof refundReasonCodes)[number], ...typeof refundReasonCodes]);
const side = z.enum(['shopper', 'shop', 'operator', 'clock']);

/** An entry of a refund's history, which includes its messages; oldest first. */
export const refundHistoryEntry = z.object({
  id: z.string(),
  at: z.string().describe('ISO time'),
  by: side,
  what: z.enum([
    'asked',
    'approved',
    'offered',
    'refused',
    'offer_accepted',
    'offer_declined',
    'offer_lapsed',
    'sent_back',
    'arrived',
    'problem',
    'dispute_opened',
    'message',
    'ruled',
    'paid',
    'withdrawn',
    'lapsed',
  ]),
  amount: amount.nullable(),
  text: z.string(),
  pictures: z.array(z.string()).describe('Signed links, good for an hour'),
});
export type RefundHistoryEntry = z.output<typeof refundHistoryEntry>;

export const refundLine = z.object({
  order_product_id: z.string(),
  product_id: z.string(),
  image: z.string(),
  title: z.string(),
  spec: z.string(),
  product_price: amount,
  quantity: z.int(),
  amount: amount.describe('What was paid for these pieces, with their share of the freight'),
});

const refundHead = {
  refund_id: z.string(),
  refund_sn: z.string(),
  order_id: z.string(),
  order_sn: z.string(),
  mer_id: z.string(),
  mer_name: z.string(),
  state: z.enum(refundStates),
  state_text: z.string(),
  status: z.int().describe('0 pending, 1 approved, -1 rejected, as existing clients know it'),
  service_type: z.union([z.literal(0), z.literal(1)]).describe('0 refund only, 1 return and refund'),
  receiving_status: flag,
  reason,
  reason_text: z.string().describe('In the language of the caller; what the shopper wrote where it is none of ours'),
  asked: amount,
  granted: amount.nullable().describe('What was agreed, ruled or paid'),
  asked_at: z.string(),
  due_at: z.string().nullable().describe('Until when the one whose turn it is has time'),
};

export const refundRow = z.object({ ...refundHead, image: z.string(), title: z.string(), pieces: z.int() });
export type RefundRow = z.output<typeof refundRow>;

export const refundRequest = z.object({
  ...refundHead,
  explanation: z.string(),
  lines: z.array(refundLine),
  most: amount.describe('What was paid for the pieces'),
  freight: amount.describe('The part of it that was freight'),
  charges: amount.describe('The part of it that was duty and tax'),
  offered: amount.nullable(),
  paid_at: z.string().nullable(),
  return_freight: z.enum(['shop', 'shopper']).describe('Who bears it'),
  return_most: amount.describe('Up to how much of it comes with the refund; 0.00 where the shopper bears it'),
  return_cost: amount.nullable().describe('What it was, as the shopper says; comes on top of the refund'),
  return_paid: amount.nullable().describe('What of it was paid with the refund'),
  goods_back: z
    .object({
      address: z.string(),
      carrier: z.string(),
      number: z.string(),
      sent_at: z.string().nullable(),
      arrived_at: z.string().nullable(),
    })
    .nullable(),
  dispute: z
    .object({ opened_at: z.string(), by: side, evidence_until: z.string(), rule_before: z.string() })
    .nullable(),
  ruling: z.object({ at: z.string(), amount, fault: z.enum(faults), reason: z.string() }).nullable(),
  history: z.array(refundHistoryEntry),
  can: z.array(z.enum(refundActs)).describe('What whoever asks may do now'),
});
export type RefundRequest = z.output<typeof refundRequest>;

const proof = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given.split(',')).map((url) => url.trim()).filter(Boolean))
  .pipe(z.array(z.string().max(500)).max(6));
const zeroOrOne = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['0', '1']));
const oneRefund = z.object({ refund_id: id });
const known = ['refund_not_found'] as const;
const acting = ['refund_not_found', 'refund_moved_on'] as const;

export const requestRefund = endpoint({
  name: 'aftersales.request',
  summary: 'Ask for a refund of some or all of an own order; the server counts what may be asked for at most',
  who: 'shopper',
  method: 'POST',
  path: '/api/order/refund',
  input: z.object({
    order_id: id,
    sn: text(64, 0).optional().describe('Number of the order; refused when it is another’s'),
    amount: z.union([z.string().trim(), z.number()]).transform(String).describe('At most what was paid for the pieces'),
    service_type: zeroOrOne.default('0'),
    receiving_status: zeroOrOne.default('0'),
    reason_type: text(200, 0).default('').describe('One of our codes, or words'),
    refund_explain: text(1_000, 0).default(''),
    images: proof.default([]).describe('Links of own uploads, with commas between them'),
    order_product_id: idList.optional().describe('All lines when absent'),
    quantities: z
      .record(z.string().max(64), int)
      .optional()
      .describe('Pieces by line; what is left of a line when absent'),
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
    'reason_required',
    'explanation_required',
    'evidence_required',
    'evidence_invalid',
    'key_reused',
  ],
  notice: 'refund_asked',
  keyed: true,
});

/** The refund for 1, 2, 3 … of the remaining pieces; cumulative. */
const steps = z.array(z.object({ amount, freight: amount, charges: amount.describe('Duty and tax') }));

export const refundForm = endpoint({
  name: 'aftersales.form',
  summary: 'What may still be asked back of an own order, exact to the cent for each number of pieces',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/form',
  input: z.object({ order_id: id }),
  output: z.object({
    order_id: z.string(),
    order_sn: z.string(),
    possible: z.enum(['yes', 'open', 'too_late', 'nothing_left', 'not_paid']),
    open_id: z.string().nullable().describe('The request that stands in the way'),
    shipped: flag,
    until: z.string().nullable().describe('Until when a request can be made, where that is known'),
    lines: z.array(refundLine.omit({ amount: true }).extend({ steps })),
  }),
  refusals: ['order_not_found'],
});
export type RefundFormLine = z.output<typeof refundForm.output>['lines'][number];

export const refundsOfOrder = endpoint({
  name: 'aftersales.ofOrder',
  summary: 'The requests about an own order, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/of_order',
  input: z.object({ order_id: id }),
  output: z.object({ list: z.array(refundRow) }),
  refusals: ['order_not_found'],
});

export const refund = endpoint({
  name: 'aftersales.show',
  summary: 'An own request with everything that happened to it',
  who: 'shopper',
  method: 'GET',
  path: '/api/aftersale/show',
  input: oneRefund,
  output: refundRequest,
  refusals: [...known],
});

export const acceptOffer = endpoint({
  name: 'aftersales.acceptOffer',
  summary: 'Accept what the shop offers; it is paid at once and the goods stay',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/accept_offer',
  input: oneRefund.extend({
    amount: amount.optional().describe('The offer that the shopper saw; refused when it is another by now'),
  }),
  output: refundRequest,
  refusals: [...acting],
  notice: 'refund_paid',
});

export const declineOffer = endpoint({
  name: 'aftersales.declineOffer',
  summary: 'Decline what the shop offers; either side may open a dispute then',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/decline_offer',
  input: oneRefund.extend({ text: text(1_000, 0).default('') }),
  output: refundRequest,
  refusals: [...acting],
});

export const sendBack = endpoint({
  name: 'aftersales.sendBack',
  summary: 'Say with which carrier and number the goods go back',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/send_back',
  input: oneRefund.extend({
    carrier: text(80),
    number: text(80),
    freight: amount.optional().describe('What sending back cost, where the shop bears it; nothing when absent'),
  }),
  output: refundRequest,
  refusals: [...acting, 'amount_invalid', 'refund_amount'],
  notice: 'saved',
});

export const openDispute = endpoint({
  name: 'aftersales.dispute',
  summary: 'Ask the house to rule where shop and shopper found no agreement',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/dispute',
  input: oneRefund.extend({ text: text(1_000, 0).default('') }),
  output: refundRequest,
  refusals: [...acting, 'explanation_required'],
});

export const addMessage = endpoint({
  name: 'aftersales.message',
  summary: 'Add words and pictures to a request; in a dispute within the time for evidence',
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
  summary: 'Withdraw an own request; the order goes on',
  who: 'shopper',
  method: 'POST',
  path: '/api/aftersale/withdraw',
  input: oneRefund,
  output: refundRequest,
  refusals: [...acting],
  notice: 'refund_withdrawn',
});
