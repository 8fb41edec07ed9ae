import { z } from 'zod';
import { amount, flag } from '../base/fields.ts';
import { refundReasonCodes } from './aftersale-reasons.ts';

/** The statuses of a refund. `rejected`: no agreement; either side may open a dispute. Those after `in_dispute` are final. */
export const refundStates = [
  'pending',
  'offered',
  'rejected',
  'waiting_return',
  'returned',
  'in_dispute',
  'refunded',
  'exchanged',
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
  'send_replacement',
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
    'asked_exchange',
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
    'replaced',
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
  exchange_spec: z.string().nullable().describe('The options of the replacement, of an exchange; null: none'),
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
  service_type: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .describe('0 refund only, 1 return and refund, 2 exchange'),
  receiving_status: flag,
  reason,
  revoked_at: z
    .string()
    .nullable()
    .describe('ISO time at which the shopper withdrew from the contract; null: a request'),
  reason_text: z.string().describe('In the caller’s language; the shopper’s own text when it is none of our codes'),
  asked: amount,
  granted: amount.nullable().describe('What was agreed, ruled or paid'),
  asked_at: z.string(),
  due_at: z.string().nullable().describe('The deadline of the side that has to act next'),
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
  return_most: amount.describe('The maximum of it that is refunded; 0.00 when the shopper bears it'),
  return_cost: amount.nullable().describe('The cost as stated by the shopper; paid in addition to the refund'),
  return_paid: amount.nullable().describe('The part of it that was paid with the refund'),
  goods_back: z
    .object({
      address: z.string(),
      carrier: z.string(),
      number: z.string(),
      sent_at: z.string().nullable(),
      arrived_at: z.string().nullable(),
    })
    .nullable(),
  replacement: z
    .object({ carrier: z.string(), number: z.string(), sent_at: z.string() })
    .nullable()
    .describe('The parcel of an exchange, once it was sent'),
  dispute: z
    .object({ opened_at: z.string(), by: side, evidence_until: z.string(), rule_before: z.string() })
    .nullable(),
  ruling: z.object({ at: z.string(), amount, fault: z.enum(faults), reason: z.string() }).nullable(),
  history: z.array(refundHistoryEntry),
  can: z.array(z.enum(refundActs)).describe('The acts that the caller may do now'),
});
export type RefundRequest = z.output<typeof refundRequest>;
