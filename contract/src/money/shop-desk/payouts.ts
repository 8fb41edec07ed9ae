import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, none, nothing, text } from '../../base/fields.ts';
import { paymentCode, paymentCodeRefusals } from '../../people/payment-code.ts';
import { newPayoutAddress, newPayoutAddressRefusals } from '../payout-account-input.ts';
import { payoutAddress, withdrawalQuote } from '../withdrawals.ts';

const asked = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().max(40));
const amounts = [
  'amount_invalid',
  'amount_too_small',
  'withdrawal_above_balance',
  'payout_on_hold',
  'address_not_found',
  'network_without_fee',
] as const;

export const payoutRow = z.object({
  id: z.string(),
  sn: z.string(),
  state: z.enum(['auditing', 'passed', 'refused', 'cancelled']),
  price: amount.describe('What left the balance'),
  fee: amount,
  receives: amount,
  method: z.enum(['bank', 'chain']),
  network: z.string(),
  to: z.string().describe('Short form of the account'),
  asked_at: z.string(),
  asked_by: z.string().describe('User name; empty for the payout calendar'),
  not_before: z.string(),
  review_before: z.string(),
  arrival_hours: z.int(),
  decided_at: z.string().nullable(),
  reference: z.string(),
  reason: z.string(),
  fee_waived: flag,
  can_cancel: flag,
});
export type PayoutRow = z.output<typeof payoutRow>;

const payoutFilters = {
  state: filter(payoutRow.shape.state),
  q: filter(text(40)).describe('Number of the payout, or a part of its reference'),
  from: filter(moment).describe('Requested then or later'),
  to: filter(moment).describe('Requested before this moment'),
};

export const shopPayouts = endpoint({
  name: 'shopDesk.payouts',
  summary: 'Payouts of the shop, latest first',
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payouts',
  input: listInput(['-asked_at'], payoutFilters),
  output: deskList(payoutRow),
  refusals: [],
});

export const exportPayouts = endpoint({
  name: 'shopDesk.exportPayouts',
  summary: `The same payouts, latest first, ${asFile}`,
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payouts/export',
  input: z.object({ ...csvFile, ...payoutFilters }),
  output: z.string(),
  refusals: [],
});

export const payoutQuote = endpoint({
  name: 'shopDesk.payoutQuote',
  summary: 'The terms of a payout requested now: fee, what arrives, review deadline, arrival',
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payouts/quote',
  input: z.object({ address_id: id, price: asked }),
  output: withdrawalQuote.output,
  refusals: [...amounts],
});

export const requestPayout = endpoint({
  name: 'shopDesk.requestPayout',
  summary: 'Request a payout; the amount is held at once, and the terms are fixed',
  who: 'merchant',
  right: 'payouts',
  method: 'POST',
  path: '/api/shop/payouts/ask',
  input: z.object({
    address_id: id,
    price: asked,
    real_price: amount.optional().describe('The arriving amount that was shown; refused when it has changed'),
    password_pay: paymentCode,
  }),
  output: payoutRow,
  keyed: true,
  secrets: ['password_pay'],
  refusals: [
    ...amounts,
    ...paymentCodeRefusals,
    'address_too_new',
    'bank_account_too_new',
    'security_lock',
    'account_locked',
    'account_withdrawals_locked',
    'withdrawal_terms_changed',
    'key_reused',
  ],
});

export const cancelPayout = endpoint({
  name: 'shopDesk.cancelPayout',
  summary: 'Cancel a payout that is not being paid yet; everything is returned at once',
  who: 'merchant',
  right: 'payouts',
  method: 'POST',
  path: '/api/shop/payouts/cancel',
  input: z.object({ id }),
  output: payoutRow,
  refusals: ['withdrawal_not_found', 'withdrawal_not_cancellable', 'withdrawal_in_payment'],
});

export const payoutAccount = payoutAddress.extend({ planned: flag.describe('1: the payout calendar pays to it') });
export type PayoutAccount = z.output<typeof payoutAccount>;

export const payoutAccounts = endpoint({
  name: 'shopDesk.payoutAccounts',
  summary: 'The payout accounts of the shop, latest first, and the available methods',
  who: 'merchant',
  right: 'payouts',
  method: 'GET',
  path: '/api/shop/payout_accounts',
  input: nothing,
  output: deskList(payoutAccount).extend({ networks: z.array(z.string()) }),
  refusals: [],
});

export const addPayoutAccount = endpoint({
  name: 'shopDesk.addPayoutAccount',
  summary: 'Add an account; it can be used after a delay',
  who: 'merchant',
  right: 'payout_accounts',
  method: 'POST',
  path: '/api/shop/payout_account_add',
  input: newPayoutAddress,
  output: payoutAddress,
  refusals: newPayoutAddressRefusals,
  secrets: ['password_pay'],
  masked: ['bank_card'],
});

export const removePayoutAccount = endpoint({
  name: 'shopDesk.removePayoutAccount',
  summary: 'Delete an account at once; the calendar no longer pays to it',
  who: 'merchant',
  right: 'payout_accounts',
  method: 'POST',
  path: '/api/shop/payout_account_remove',
  input: z.object({ id, password_pay: paymentCode }),
  output: none,
  refusals: ['address_not_found', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});

export const planPayouts = endpoint({
  name: 'shopDesk.planPayouts',
  summary: 'Choose the account that the payout calendar pays to, or none',
  who: 'merchant',
  right: 'payout_accounts',
  method: 'POST',
  path: '/api/shop/payout_plan',
  input: z.object({ address_id: z.union([z.literal(''), id]).describe('Empty: none'), password_pay: paymentCode }),
  output: none,
  refusals: ['address_not_found', ...paymentCodeRefusals],
  secrets: ['password_pay'],
});
