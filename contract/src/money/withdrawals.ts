import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, listOf, none, nothing, page } from '../base/fields.ts';
import { paymentCode, paymentCodeRefusals } from '../people/payment-code.ts';
import { secondStep, secondStepRefusals, secondStepSecrets } from '../people/second-step.ts';
import { withdrawalTiers } from './withdrawal-tiers.ts';
import { destination, newPayoutAddress, newPayoutAddressRefusals, payoutType, places } from './payout-account-input.ts';

export { type PayoutMethod, payoutMethod, payoutMethods, payoutTypes } from './payout-account-input.ts';

/** Our names of the statuses and the wire's audit values; a cancelled withdrawal counts as refused there. */
export const withdrawalStates = { auditing: 0, passed: 1, refused: 2, cancelled: 2 } as const;
export type WithdrawalState = keyof typeof withdrawalStates;

/** Tabs of the record: `all`, or an audit value; existing servers also stored -1 for refused. */
export const auditFilter = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.enum(['all', '0', '1', '2', '-1']));

/** An amount as clients send it; the act checks it, and can say what is wrong. */
const askedAmount = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().max(40));

export const payoutAddress = z.object({
  id: z.string(),
  extract_type: z.int(),
  network: z.string().describe('Code of the network; empty for a bank'),
  blockchain: z.string(),
  bank_name: z.string(),
  bank_card: z.string(),
  real_name: z.string(),
  bank_country: z.string().describe('ISO 3166 code; empty where the account was added without one'),
  bic: z.string(),
  label: z.string(),
  short: z.string().describe('Short form for lists: the last digits of a card, both ends of an address'),
  added_at: z.string(),
  usable_at: z.string().describe('ISO time; before it nothing can be sent there'),
  usable: flag,
});
export type PayoutAddress = z.output<typeof payoutAddress>;

export const payoutMethodTerms = z.object({
  extract_type: z.int(),
  network: z.string(),
  fixed: amount,
  percent: z.string().describe('A fraction such as "0.01"'),
  fee_min: amount,
  fee_max: amount.nullable(),
  minimum: amount.describe('The minimum amount of this method'),
  arrival_hours: z.int(),
});
export type PayoutMethodTerms = z.output<typeof payoutMethodTerms>;

export const withdrawalInfo = endpoint({
  name: 'withdrawals.info',
  summary: 'What a shopper can withdraw: balance, methods with their fees, limits, locks and the address book',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/extract',
  input: z.object({
    extract_type: payoutType.optional(),
    network: destination.network,
    price: askedAmount.optional().describe('The amount whose fee is asked'),
  }),
  output: z.object({
    service_charge: z
      .string()
      .describe(
        'The fee as a fraction of the amount, as text, rounded up; without an amount that of the smallest withdrawal, the highest that is taken',
      ),
    fee: amount.nullable().describe('The fee of the amount that was asked; null without one'),
    balance: amount,
    held: amount,
    card_list: z.array(z.object({ bank_name: z.string(), bank_card: z.string(), real_name: z.string() })),
    open: flag.describe('0 while the wallet is closed'),
    ways: z.array(payoutMethodTerms),
    minimum: amount,
    maximum: amount,
    day_limit: amount,
    day_left: amount,
    tier: z
      .enum(withdrawalTiers)
      .nullable()
      .describe('The tier of the shopper, where it limits withdrawals; null: it does not'),
    month_limit: amount.nullable().describe('Of 30 days; null: none'),
    month_left: amount.nullable(),
    free_per_month: z.int().describe('Withdrawals of one shopper in a calendar month (UTC) that cost no fee'),
    free_left: z.int().describe('Of them, how many are left this month'),
    review_hours: z.int(),
    locked_until: z
      .string()
      .nullable()
      .describe('ISO time until which nothing can be withdrawn after a change of password or code'),
    accounts_locked_until: z
      .string()
      .nullable()
      .describe('ISO time until which no payout account can be added after a recovery by mail'),
    second_factor: flag.describe('1: requests and new payout accounts need the second factor of the account'),
    addresses: z.array(payoutAddress),
  }),
  refusals: [],
});

const amounts = [
  'amount_invalid',
  'amount_too_small',
  'amount_too_large',
  'network_unknown',
  'network_without_fee',
  'wallet_closed',
] as const;
/** The terms of a withdrawal, quoted or promised: fee, arriving amount, times. */
const promise = {
  extract_price: amount.describe('What leaves the balance'),
  fee: amount,
  real_price: amount.describe('What arrives'),
  review_before: z.string().describe('ISO time; paid later than this, the fee is returned'),
  not_before: z.string().describe('ISO time before which the request waits because its address is new'),
  arrival_hours: z.int().describe('Hours from the payment to the arrival, at most'),
  free: flag.describe('1: without a fee, as one of those that a month has free'),
};

export const withdrawalQuote = endpoint({
  name: 'withdrawals.quote',
  summary: 'The terms of a withdrawal requested now: fee, what arrives, review deadline, arrival',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/withdrawal_quote',
  input: z.object({
    extract_type: payoutType,
    network: destination.network,
    price: askedAmount,
    address_id: id.optional(),
  }),
  output: z.object(promise),
  refusals: [...amounts, 'address_not_found'],
});

const head = {
  id: z.string(),
  sn: z.string(),
  mark: z.string().describe('The destination, as text'),
  createtime: z.string(),
  admin_msg: z.string(),
  ...promise,
  status: z.int().describe('0 auditing, 1 paid, 2 refused or cancelled'),
  state: z.enum(['auditing', 'passed', 'refused', 'cancelled']),
  status_text: z.string(),
  extract_type: z.int(),
  network: z.string(),
  can_cancel: flag,
};

export const withdrawalRow = z.object(head);
export type WithdrawalRow = z.output<typeof withdrawalRow>;

export const withdrawalDetail = z.object({
  ...head,
  real_name: z.string(),
  bank_name: z.string(),
  bank_card: z.string(),
  blockchain: z.string(),
  asset: z.string(),
  rate: z.string().describe('Dollars per unit of the asset at the request'),
  asked_at: z.string(),
  in_payment: flag.describe('Exported for payment, so it can no longer be cancelled'),
  decided_at: z.string().nullable(),
  arrives_before: z.string().nullable().describe('ISO time, once paid'),
  reference: z.string().describe('Of the bank, or the transaction on the chain'),
  reason: z.string(),
  fee_waived: flag.describe('The payment was late, so the fee was returned'),
});
export type WithdrawalDetail = z.output<typeof withdrawalDetail>;

export const requestWithdrawal = endpoint({
  name: 'withdrawals.request',
  summary: 'Request a withdrawal; the amount is held at once, and the terms are fixed',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/extract',
  input: z.object({
    extract_type: payoutType,
    price: askedAmount,
    ...destination,
    address_id: id.optional().describe('An entry of the address book instead of its details'),
    look_alike_seen: z
      .union([z.boolean(), flag])
      .optional()
      .describe('The shopper was shown the similar entry of the book and confirmed this address'),
    real_price: amount.optional().describe('The arriving amount that was shown; refused when it has changed'),
    password_pay: paymentCode,
    ...secondStep,
  }),
  output: withdrawalDetail.extend({ balance: amount }),
  refusals: [
    ...amounts,
    ...places,
    ...paymentCodeRefusals,
    ...secondStepRefusals,
    'address_too_new',
    'bank_account_too_new',
    'security_lock',
    'account_locked',
    'account_withdrawals_locked',
    'limit_reached',
    'new_account_day_limit',
    'new_account_month_limit',
    'tier_day_limit',
    'tier_month_limit',
    'withdrawal_above_balance',
    'withdrawal_terms_changed',
    'key_reused',
  ],
  notice: 'withdrawal_asked',
  keyed: true,
  secrets: ['password_pay', ...secondStepSecrets],
});

export const withdrawalList = endpoint({
  name: 'withdrawals.list',
  summary: 'Own withdrawals by audit value, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/extract_log',
  input: z.object({ ...page, status: auditFilter.default('all') }),
  output: listOf(withdrawalRow),
  refusals: [],
});

export const withdrawal = endpoint({
  name: 'withdrawals.detail',
  summary: 'One own withdrawal with its terms and status',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/withdrawal',
  input: z.object({ id }),
  output: withdrawalDetail,
  refusals: ['withdrawal_not_found'],
});

export const cancelWithdrawal = endpoint({
  name: 'withdrawals.cancel',
  summary: 'Cancel an own withdrawal that is not being paid yet; everything is returned at once',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/withdrawal_cancel',
  input: z.object({ id }),
  output: withdrawalDetail.extend({ balance: amount }),
  refusals: ['withdrawal_not_found', 'withdrawal_not_cancellable', 'withdrawal_in_payment'],
  notice: 'withdrawal_cancelled',
});

export const payoutAddresses = endpoint({
  name: 'withdrawals.addresses',
  summary: 'The payout address book, newest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/wallet/payout_addresses',
  input: nothing,
  output: z.object({ list: z.array(payoutAddress) }),
  refusals: [],
});

export const addPayoutAddress = endpoint({
  name: 'withdrawals.addAddress',
  summary: 'Add an address to the book; it can be used after a delay. An existing entry stays unchanged',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/payout_address_add',
  input: newPayoutAddress.extend(secondStep),
  output: payoutAddress,
  refusals: [...newPayoutAddressRefusals, ...secondStepRefusals],
  notice: 'saved',
  secrets: ['password_pay', ...secondStepSecrets],
});

export const removePayoutAddress = endpoint({
  name: 'withdrawals.removeAddress',
  summary: 'Delete an address from the book at once',
  who: 'shopper',
  method: 'POST',
  path: '/api/wallet/payout_address_remove',
  input: z.object({ id }),
  output: none,
  refusals: ['address_not_found'],
  notice: 'removed',
});
