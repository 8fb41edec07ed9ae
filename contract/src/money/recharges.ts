import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, int, listOf, nothing, page, text } from '../base/fields.ts';

/** Our names of the statuses and the wire's audit values. `waiting` waits for the payment, `auditing` for an operator. */
export const rechargeStates = { waiting: 0, auditing: 0, passed: 1, refused: 2 } as const;
export type RechargeState = keyof typeof rechargeStates;

/** The methods of top-up: the shopper's deposit address, transfer with evidence, card, other online payments. */
export const rechargeMethods = ['chain', 'manual', 'card', 'online'] as const;
export type RechargeMethod = (typeof rechargeMethods)[number];
export const rechargeMethod = z.enum(rechargeMethods);

/** An amount as clients send it; the act checks it, and can say what is wrong. */
const typedAmount = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().max(40));

/** Tabs of the record: `all`, or an audit value; existing servers also stored -1 for refused. */
const auditFilter = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['all', '0', '1', '2', '-1']));

const takes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at_once').describe('As soon as the provider says that it is paid') }),
  z.object({
    kind: z.literal('confirmations'),
    count: z.int().describe('Blocks until it is credited, at most, on the network that takes most'),
  }),
  z.object({
    kind: z.literal('review'),
    median_minutes: z
      .int()
      .nullable()
      .describe('From report to decision, in the last 30 days; null while too few were decided to say'),
  }),
]);
export type RechargeTime = z.output<typeof takes>;

export const openRechargeMethods = endpoint({
  name: 'recharges.ways',
  summary: 'The methods of top-up that are open',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/ways',
  input: nothing,
  output: z.object({
    mode: z.enum(['open', 'closed']).describe('While the wallet is closed, no method is open'),
    minimum: amount,
    maximum: amount.describe('Of one card or online payment'),
    ways: z.array(
      z.object({
        way: rechargeMethod,
        open: flag,
        fee: amount.optional().describe('What the platform keeps of it'),
        takes: takes.optional().describe('When it is credited; absent while the method is not open'),
      }),
    ),
    sandbox: flag.describe('1 where no real card is charged, since this is a demo installation'),
  }),
  refusals: [],
});

export const waysToPay = endpoint({
  name: 'recharges.waysToPay',
  summary: 'What a shopper pays with here: the wallet, and the methods of top-up that are open',
  who: 'anyone',
  method: 'GET',
  path: '/api/wallet/pay_with',
  input: nothing,
  output: z.object({
    list: z.array(
      z.object({
        way: z.enum(['balance', ...rechargeMethods]),
        name: z.string().describe('In the language of the call; of `chain` the tokens with their networks'),
      }),
    ),
  }),
  refusals: [],
});

const amounts = [
  'amount_invalid',
  'amount_too_small',
  'amount_too_large',
  'wallet_closed',
  'not_yet_open',
  'too_many_requests',
] as const;

export const requestRecharge = endpoint({
  name: 'recharges.request',
  summary: 'Report a transfer with evidence; an operator compares it with what arrived',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/recharge',
  input: z.object({
    recharge_type: int.pipe(z.literal(1)).default(1),
    network: text(40, 0).default(''),
    blockchain: text(128, 0).default('').describe('The address that it was sent to'),
    price: typedAmount.default(''),
    image: text(500, 0).default('').describe('An upload of the shopper'),
  }),
  output: z.object({ id: z.string() }),
  refusals: [
    ...amounts,
    'account_locked',
    'network_unknown',
    'recharge_address_missing',
    'evidence_required',
    'evidence_invalid',
  ],
  notice: 'recharge_asked',
  keyed: true,
});

export const startCheckout = endpoint({
  name: 'recharges.startCheckout',
  summary:
    'Start a card or online payment; the browser opens the returned URL and comes back to /topUpRecord?recharge=…',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/checkout',
  input: z.object({ way: z.enum(['card', 'online']), price: typedAmount }),
  output: z.object({ id: z.string(), url: z.string().describe('Absolute') }),
  refusals: [...amounts, 'account_locked', 'payment_unavailable'],
  keyed: true,
});

export const rechargeRow = z.object({
  id: z.string(),
  status: z.int(),
  state: z.enum(['waiting', 'auditing', 'passed', 'refused']),
  status_text: z.string(),
  method: rechargeMethod,
  network: z.string().describe('Its code, or how it was paid'),
  blockchain: z.string(),
  price: amount.describe('The credited amount; before that, the requested one'),
  asked: amount,
  arrived: amount.nullable(),
  taken_back: amount.describe('What was disputed or refunded after it had been credited'),
  createtime: z.string(),
  decided_at: z.string().nullable(),
  admin_msg: z.string(),
  type: z.literal('recharge').describe('Existing clients colour it by this'),
});
export type RechargeRow = z.output<typeof rechargeRow>;

export const rechargeLog = endpoint({
  name: 'recharges.log',
  summary: 'Own top-ups of every method, latest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/recharge_log',
  input: z.object({ ...page, status: auditFilter.default('all') }),
  output: listOf(rechargeRow),
  refusals: [],
});

export const rechargeById = endpoint({
  name: 'recharges.one',
  summary: 'One own top-up with its evidence',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/recharge',
  input: z.object({ id }),
  output: rechargeRow.extend({ evidence: z.string().describe('Signed for some minutes; empty where there is none') }),
  refusals: ['recharge_not_found'],
});
