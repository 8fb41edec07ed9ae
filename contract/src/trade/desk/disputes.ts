import { z } from 'zod';
import { faults, refundRequest, refundRow } from '../refunds.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, text } from '../../base/fields.ts';
import { filter, growingInput, growingList, queueCounts } from '../../base/desk-list.ts';

const roles = ['support'] as const;

/** `evidence`: both sides can still add evidence; `ready`: it can be ruled on; `late`: its ruling is overdue. */
export const disputeQueues = ['evidence', 'ready', 'late', 'ruled'] as const;
export type DisputeQueue = (typeof disputeQueues)[number];

export const disputeRow = refundRow.extend({
  id: z.string(),
  user_id: z.string(),
  username: z.string(),
  opened_by: z.enum(['shopper', 'shop', 'operator', 'clock']),
  opened_at: z.string(),
  evidence_until: z.string(),
  rule_before: z.string(),
  late: flag,
  ruled_by: z.string(),
});
export type DisputeRow = z.output<typeof disputeRow>;

/** A dispute with its order, parcels, messages and evidence. */
export const dispute = disputeRow.extend({
  request: refundRequest,
  order: z.object({
    status_text: z.string(),
    goods: amount,
    freight: amount,
    discount: amount,
    charges: amount.describe('Duty and tax that were collected'),
    total: amount,
    placed_at: z.string(),
    paid_at: z.string().nullable(),
    delivered_at: z.string().nullable(),
    received_at: z.string().nullable(),
    ship_to: z.string(),
    note: z.string(),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        spec: z.string(),
        image: z.string(),
        price: amount,
        quantity: z.int(),
        asked: z.int(),
      }),
    ),
  }),
  parcels: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      number: z.string(),
      status: z.string(),
      sent_at: z.string(),
      events: z.array(z.object({ at: z.string(), status: z.string(), place: z.string(), text: z.string() })),
    }),
  ),
  shopper: z.object({ orders: z.int(), requests: z.int(), since: z.string() }),
  shop: z.object({
    orders: z.int(),
    requests: z.int(),
    faults: z.int().describe('Rulings that found the shop at fault'),
  }),
});
export type Dispute = z.output<typeof dispute>;

export const disputes = endpoint({
  name: 'desk.disputes',
  summary: 'Disputes between shoppers and shops, all or those of one queue',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/disputes',
  input: growingInput(['rule_before', '-rule_before', '-opened_at', 'opened_at'], {
    queue: filter(z.enum(disputeQueues)),
  }),
  output: growingList(disputeRow).extend({ counts: queueCounts('Disputes per queue') }),
  refusals: [],
});

export const showDispute = endpoint({
  name: 'desk.dispute',
  summary: 'One dispute with its dossier',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/disputes/show',
  input: z.object({ id }),
  output: dispute,
  refusals: ['refund_not_found'],
});

export const ruleDispute = endpoint({
  name: 'desk.ruleDispute',
  summary: 'Rule on a dispute: what the shopper gets, who is at fault, and the reason that both sides read',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/disputes/rule',
  input: z.object({
    id,
    amount: amount.describe('0 grants nothing; at most what was paid for the pieces'),
    fault: z.enum(faults),
    reason: text(2_000, 0),
  }),
  output: dispute,
  refusals: [
    'refund_not_found',
    'refund_moved_on',
    'reason_required',
    'amount_invalid',
    'refund_amount',
    'evidence_running',
  ],
});
