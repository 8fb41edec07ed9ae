import { z } from 'zod';
import { messageKey } from '../../../people/users/form-texts.ts';

const text = (max: number, missing: Parameters<typeof messageKey>[0]) =>
  z.string().trim().min(1, messageKey(missing)).max(max);
const label = z.string().trim().max(40);

/** A bank card or account. The server checks whether the details fit together. */
export const bankForm = z.object({
  bank_name: text(80, 'wallet.account.bankNeeded'),
  bank_card: text(60, 'wallet.account.cardNeeded'),
  real_name: text(80, 'wallet.account.holderNeeded'),
  label,
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
