import { z } from 'zod';
import { messageKey } from '../../../people/users/form-texts.ts';

const words = (max: number, missing: Parameters<typeof messageKey>[0]) =>
  z.string().trim().min(1, messageKey(missing)).max(max);
const label = z.string().trim().max(40);

/** A bank card or account. Whether the details hold together is for the server to say. */
export const bankForm = z.object({
  bank_name: words(80, 'wallet.book.bankNeeded'),
  bank_card: words(60, 'wallet.book.cardNeeded'),
  real_name: words(80, 'wallet.book.holderNeeded'),
  label,
});

/** An address on a chain; its checksum and network are checked by the server. */
export const chainForm = z.object({
  network: words(40, 'wallet.networkNeeded'),
  blockchain: words(120, 'wallet.book.addressNeeded').refine(
    (text) => !/\s/.test(text),
    messageKey('wallet.book.addressSpaces'),
  ),
  label,
});

export type BankAccountInput = z.output<typeof bankForm>;
export type ChainAddressInput = z.output<typeof chainForm>;
export type NewPayoutAccount = ({ extract_type: 0 } & BankAccountInput) | ({ extract_type: 1 } & ChainAddressInput);
