import { z } from 'zod';
import { flag, int, text } from '../base/fields.ts';
import { paymentCode, paymentCodeRefusals } from '../people/payment-code.ts';

/** 0 to a bank card, 1 to an address on a chain. */
export const payoutTypes = { bank: 0, chain: 1 } as const;
export const payoutMethods = ['bank', 'chain'] as const satisfies readonly (keyof typeof payoutTypes)[];
export type PayoutMethod = keyof typeof payoutTypes;
export const payoutMethod = z.enum(payoutMethods);
export const payoutType = int.pipe(z.union([z.literal(0), z.literal(1)]));

/** A payout account: a bank card, or an address on a network. The type decides which fields are needed. */
export const destination = {
  real_name: text(80, 0).optional(),
  bank_name: text(80, 0).optional(),
  bank_card: z.union([z.string(), z.number()]).transform(String).pipe(text(60, 0)).optional(),
  bank_country: text(2, 0)
    .optional()
    .describe('ISO 3166 code; with it the account is checked by the form of that country, without it taken as it is'),
  bic: text(20, 0).optional(),
  bank_code: text(20, 0)
    .optional()
    .describe('Routing number, sort code, BSB, institution or bank code, as the country has it'),
  branch_code: text(20, 0).optional().describe('Branch or transit number'),
  holder_street: text(120, 0).optional(),
  holder_town: text(80, 0).optional(),
  holder_country: text(2, 0).optional(),
  network: text(40, 0).optional(),
  blockchain: text(120, 0).optional(),
};

/** Refusals of a payout account. */
export const places = [
  'address_not_found',
  'address_invalid',
  'address_wrong_network',
  'address_look_alike',
  'address_own',
  'address_unspendable',
  'address_limit',
  'bank_details_invalid',
] as const;

/** A payout account as a shopper or a shop adds it, with the payment code. */
export const newPayoutAddress = z.object({
  extract_type: payoutType,
  ...destination,
  label: text(40, 0).optional(),
  look_alike_seen: z
    .union([z.boolean(), flag])
    .optional()
    .describe('The shopper was shown the similar entry and confirmed this one'),
  password_pay: paymentCode,
});
export const newPayoutAddressRefusals = [
  ...places,
  ...paymentCodeRefusals,
  'network_unknown',
  'account_lock',
  'account_locked',
  'account_withdrawals_locked',
] as const;
