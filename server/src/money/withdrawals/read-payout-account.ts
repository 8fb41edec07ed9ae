import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { kindOfNetwork, readChainAddress } from '../networks/index.ts';
import type { WithdrawalMethod } from './terms.ts';

/** A payout account with normalized fields. */
export interface PayoutAccount extends WithdrawalMethod {
  /** Card or account number, or the address on the chain. */
  address: string;
  /** Empty for a chain. */
  bankName: string;
  holder: string;
}

export interface PayoutAccountInput {
  extract_type: 0 | 1;
  real_name?: string | undefined;
  bank_name?: string | undefined;
  bank_card?: string | undefined;
  network?: string | undefined;
  blockchain?: string | undefined;
}

/**
 * Reads and normalizes a payout account, and checks checksum and network.
 *
 * @throws Refusal `bank_details_invalid`, `network_unknown`, `address_wrong_network`, `address_invalid`.
 */
export async function readPayoutAccount(read: Read, input: PayoutAccountInput): Promise<PayoutAccount> {
  return input.extract_type === 0 ? readBank(input) : readChain(read, input);
}

function readBank({ real_name = '', bank_name = '', bank_card = '' }: PayoutAccountInput): PayoutAccount {
  const address = bank_card.replaceAll(/[\s-]/g, '').toUpperCase();
  const [holder, bankName] = [real_name, bank_name].map((name) => name.replaceAll(/\s+/g, ' ').trim()) as [
    string,
    string,
  ];
  const invalid = [
    !/^(?=.*\d)[A-Z0-9]{6,34}$/.test(address) && 'bank_card',
    !/\p{L}/u.test(holder) && 'real_name',
    !/\p{L}/u.test(bankName) && 'bank_name',
  ].filter((field) => field !== false);
  if (invalid.length > 0) refuse('bank_details_invalid', {}, invalid);
  return { method: 'bank', network: '', address, bankName, holder };
}

async function readChain(read: Read, { network = '', blockchain = '' }: PayoutAccountInput): Promise<PayoutAccount> {
  const kind = (await kindOfNetwork(read, network)) ?? refuse('network_unknown', {}, ['network']);
  const text = blockchain.trim();
  const address = readChainAddress(kind, text);
  if (address) return { method: 'chain', network, address, bankName: '', holder: '' };
  return refuse(
    readChainAddress(kind === 'tron' ? 'evm' : 'tron', text) ? 'address_wrong_network' : 'address_invalid',
    {},
    ['blockchain'],
  );
}

/** The account as lists show it: the last digits of a bank account, both ends of an address. */
export const maskedAccount = ({ method, address }: Pick<PayoutAccount, 'method' | 'address'>): string =>
  method === 'bank' ? `···· ${address.slice(-4)}` : `${address.slice(0, 6)}…${address.slice(-6)}`;
