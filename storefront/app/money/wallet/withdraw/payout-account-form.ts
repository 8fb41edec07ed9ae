import { readBankAccount } from '@tradewind/contract/money/bank-account';
import { bankFields } from '@tradewind/contract/money/bank-forms';
import { countryCodes } from '@tradewind/contract/people/countries';
import { z } from 'zod';
import { messageKey } from '../../../people/users/form-texts.ts';

const text = (max: number, missing: Parameters<typeof messageKey>[0]) =>
  z.string().trim().min(1, messageKey(missing)).max(max);
const label = z.string().trim().max(40);

const typedText = z.string().max(120);

/** A bank account by the form of its country, by the same rules as the server. */
export const bankForm = z
  .object({
    bank_country: z.string().refine((code) => countryCodes.includes(code), messageKey('wallet.bank.countryNeeded')),
    bank_name: typedText,
    bic: typedText,
    bank_code: typedText,
    branch_code: typedText,
    bank_card: typedText,
    real_name: typedText,
    holder_street: typedText,
    holder_town: typedText,
    holder_country: typedText,
    label,
  })
  .superRefine((typed, context) => {
    const { problems } = readBankAccount(typed.bank_country, typed);
    for (const field of bankFields) {
      const problem = problems[field];
      if (problem)
        context.addIssue({ code: 'custom', path: [field], message: messageKey(`wallet.bank.problem.${problem}`) });
    }
  });

/** An address on a chain; the server checks its checksum and network. */
export const chainForm = z.object({
  network: text(40, 'wallet.networkNeeded'),
  blockchain: text(120, 'wallet.account.addressNeeded').refine(
    (text) => !/\s/.test(text),
    messageKey('wallet.account.addressSpaces'),
  ),
  label,
});

export type BankAccountInput = z.output<typeof bankForm>;
export type ChainAddressInput = z.output<typeof chainForm>;
export type NewPayoutAccount = ({ extract_type: 0 } & BankAccountInput) | ({ extract_type: 1 } & ChainAddressInput);
