import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, idList, text } from '../../base/fields.ts';
import { deskList, filter, growingInput, growingList, listInput } from '../../base/desk-list.ts';

/** Filters of the queue. `ready` can be paid now, `late` is past its promised time, `paying` was exported for payment. */
export const withdrawalQueues = [
  'auditing',
  'needs_approval',
  'ready',
  'on_hold',
  'paying',
  'late',
  'passed',
  'refused',
  'cancelled',
] as const;
export type WithdrawalQueue = (typeof withdrawalQueues)[number];

const roles = ['finance'] as const;
const method = z.enum(['bank', 'chain']);

export const deskWithdrawalRow = z.object({
  id: z.string(),
  sn: z.string(),
  owner_kind: z.enum(['user', 'shop']),
  owner_id: z.string(),
  owner: z.string().describe('User name, or name of the shop'),
  user_id: z.string().describe('Empty for a shop'),
  username: z.string().describe('Of a shop: the member who requested it; empty for the payout calendar'),
  state: z.enum(['auditing', 'passed', 'refused', 'cancelled']),
  method,
  network: z.string(),
  address: z.string(),
  bank_name: z.string(),
  holder: z.string(),
  price: amount,
  fee: amount,
  receives: amount,
  asked_at: z.string(),
  not_before: z.string(),
  review_before: z.string(),
  late: flag,
  code_checked: flag.describe('0: requested without the payment code, as older clients do; needs a closer check'),
  second_approver: flag.describe('1: needs the approval of another operator than the one who marks it paid'),
  on_hold: flag.describe(
    '1: a payment of the shopper was reversed; an operator has to release the withdrawal before it can be paid',
  ),
  approved_by: z.array(z.string()).describe('Names'),
  approved_by_ids: z.array(z.string()),
  batch: z.string().describe('Number of the payment batch; empty when not handed over yet'),
  decided_at: z.string().nullable(),
  decided_by: z.string(),
  reference: z.string(),
  reason: z.string(),
  fee_waived: flag,
});
export type DeskWithdrawalRow = z.output<typeof deskWithdrawalRow>;

export const deskWithdrawalDetail = deskWithdrawalRow.extend({
  rate: z.string(),
  asset: z.string(),
  arrival_hours: z.int(),
  balance: amount.describe('The remaining balance of the owner'),
  held: amount,
  credentials_changed_at: z.string().nullable(),
  address_added_at: z.string(),
  address_uses: z.int().describe('Earlier paid withdrawals to the same payout account'),
  taken_back: z
    .array(
      z.object({
        recharge_id: z.string(),
        reason: z.enum(['dispute', 'refund']),
        amount,
        borne: amount,
        at: z.string(),
      }),
    )
    .describe('Reversed payments of the shopper'),
  history: z.array(
    z.object({
      at: z.string(),
      what: z.enum(['asked', 'approved', 'released', 'handed_over', 'passed', 'refused', 'cancelled']),
      by: z.string(),
      text: z.string(),
    }),
  ),
});
export type DeskWithdrawalDetail = z.output<typeof deskWithdrawalDetail>;

export const deskWithdrawals = endpoint({
  name: 'desk.withdrawals',
  summary: 'Withdrawals, all or those of one queue',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/withdrawals',
  input: growingInput(['-asked_at', 'asked_at', 'review_before', '-review_before', 'price', '-price'], {
    queue: filter(z.enum(withdrawalQueues)),
    method: filter(method),
    network: filter(text(40)),
    owner_kind: filter(z.enum(['user', 'shop'])),
    user_id: filter(id),
  }),
  output: growingList(deskWithdrawalRow).extend({
    counts: z.record(z.string(), z.int()).describe('Withdrawals per queue'),
  }),
  refusals: [],
});

export const deskWithdrawal = endpoint({
  name: 'desk.withdrawal',
  summary: 'One withdrawal with what is needed to judge it',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/withdrawals/show',
  input: z.object({ id }),
  output: deskWithdrawalDetail,
  refusals: ['withdrawal_not_found'],
});

const decided = ['withdrawal_not_found', 'already_decided'] as const;

export const approveWithdrawal = endpoint({
  name: 'desk.approveWithdrawal',
  summary: 'Approve a large withdrawal as the first of two operators; the other one marks it paid',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/approve',
  input: z.object({ id }),
  output: deskWithdrawalRow,
  refusals: [...decided],
});

export const markWithdrawalPaid = endpoint({
  name: 'desk.markWithdrawalPaid',
  summary: 'Record that a withdrawal was paid, under the reference of the bank or the transaction of the chain',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/pass',
  input: z.object({ id, reference: text(120, 0) }),
  output: deskWithdrawalRow,
  refusals: [
    ...decided,
    'reference_required',
    'reference_used',
    'second_person_required',
    'withdrawal_too_early',
    'withdrawal_on_hold',
    'withdrawal_account_locked',
  ],
});

export const releaseWithdrawal = endpoint({
  name: 'desk.releaseWithdrawal',
  summary: 'Release a withdrawal that is on hold, with a reason for the record',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/release',
  input: z.object({ id, reason: text(300, 0).default('') }),
  output: deskWithdrawalRow,
  refusals: [...decided, 'reason_required'],
});

export const refuseWithdrawal = endpoint({
  name: 'desk.refuseWithdrawal',
  summary: 'Refuse a withdrawal with a reason that its owner reads; everything goes back at once',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/refuse',
  input: z.object({ id, reason: text(300, 0) }),
  output: deskWithdrawalRow,
  refusals: [...decided, 'reason_required'],
});

export const takeBackWithdrawal = endpoint({
  name: 'desk.takeBackWithdrawal',
  summary: 'Give back a payment that the bank returned; another operator than the one who marked it as paid',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/take_back',
  input: z.object({ id, reason: text(300, 0) }),
  output: deskWithdrawalRow,
  refusals: ['withdrawal_not_found', 'withdrawal_not_paid', 'reason_required', 'second_person_required'],
});

export const payoutBatch = z.object({
  id: z.string(),
  number: z.string(),
  made_at: z.string(),
  made_by: z.string(),
  count: z.int(),
  total: amount.describe('Sum of the amounts that arrive'),
  filename: z.string(),
  csv: z.string().describe('All payments'),
  xml_filename: z.string(),
  xml: z
    .string()
    .describe('ISO 20022 pain.001.001.09 with the payments to banks whose country is known; empty without any'),
});
export type PayoutBatch = z.output<typeof payoutBatch>;

/** Why a waiting withdrawal can't be handed over for payment. */
export const withdrawalHindrances = [
  'handed_over',
  'too_early',
  'on_hold',
  'account_locked',
  'second_person',
  'not_looked_at',
] as const;
export type WithdrawalHindrance = (typeof withdrawalHindrances)[number];

/** How a payment finds its account: `chain`, or a way of `bank-forms.ts`; `unknown` without the bank's country. */
export const payoutWays = ['IBAN', 'BIC', 'USABA', 'GBDSC', 'JPZGN', 'AUBSB', 'CACPA', 'chain', 'unknown'] as const;

const some = { count: z.int(), total: amount };
const plan = z.object({
  ...some,
  has_debtor: flag.describe('1: the settings name the account that is paid from, so a payment file is made'),
  groups: z.array(z.object({ way: z.enum(payoutWays), ...some })),
  left_out: z.array(z.object({ why: z.enum(withdrawalHindrances), ...some })),
});
export type PayoutPlan = z.output<typeof plan>;

export const payoutPlan = endpoint({
  name: 'desk.payoutPlan',
  summary: 'What a hand-over for payment would take now, and what it would leave and why',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/withdrawals/plan',
  input: z.object({
    ids: filter(idList).describe('With commas between them'),
    method: filter(method),
    network: filter(text(40)),
  }),
  output: plan,
  refusals: [],
});

export const exportWithdrawals = endpoint({
  name: 'desk.exportWithdrawals',
  summary:
    'Export all ready withdrawals, or some of them, for payment as one CSV; their owners can no longer cancel them',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/withdrawals/export',
  input: z.object({ ids: z.array(id).max(1_000).optional(), method: filter(method), network: filter(text(40)) }),
  output: payoutBatch,
  refusals: ['nothing_ready'],
  keyed: true,
});

export const exportedBatch = endpoint({
  name: 'desk.payoutBatch',
  summary: 'The file of a payment batch, exactly as it was exported',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/payout_batches/show',
  input: z.object({ id }),
  output: payoutBatch,
  refusals: ['batch_not_found'],
});

export const exportedBatches = endpoint({
  name: 'desk.payoutBatches',
  summary: 'Payment batches, newest first',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/payout_batches',
  input: listInput(['-made_at', 'made_at'], {}),
  output: deskList(
    payoutBatch
      .omit({ csv: true, filename: true, xml: true, xml_filename: true })
      .extend({ open: z.int().describe('Neither paid nor refused yet') }),
  ),
  refusals: [],
});
