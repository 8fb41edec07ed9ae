import { readBankAccount } from '@tradewind/contract/money/bank-account';
import type { BankField } from '@tradewind/contract/money/bank-forms';
import { refuse } from '@tradewind/contract/base/refusals';
import { countryCodes } from '@tradewind/contract/people/countries';
import type { Read } from '../../base/db/database.ts';
import type { StoredBankDetails } from '../../base/db/tables.ts';
import { kindOfNetwork, readChainAddress } from '../networks/index.ts';
import type { WithdrawalMethod } from './terms.ts';

/** A payout account with normalized fields. */
export interface PayoutAccount extends WithdrawalMethod {
  /** Card or account number, or the address on the chain. */
  address: string;
  /** Empty for a chain. */
  bankName: string;
  holder: string;
  /** Where the bank is; empty for a chain, and for accounts of clients that don't say. */
  country: string;
  details: StoredBankDetails;
}

export type PayoutAccountInput = { extract_type: 0 | 1 } & {
  [field in BankField | 'bank_country' | 'network' | 'blockchain']?: string | undefined;
};

/**
 * Reads and normalizes a payout account, and checks it by the form of its country, or checksum and network.
 *
 * @throws Refusal `bank_details_invalid`, `network_unknown`, `address_wrong_network`, `address_invalid`.
 */
export async function readPayoutAccount(read: Read, input: PayoutAccountInput): Promise<PayoutAccount> {
  if (input.extract_type === 1) return readChain(read, input);
  return input.bank_country ? readByCountry(input.bank_country.toUpperCase(), input) : readCard(input);
}

function readByCountry(country: string, input: PayoutAccountInput): PayoutAccount {
  if (!countryCodes.includes(country)) refuse('bank_details_invalid', {}, ['bank_country']);
  const { account, problems } = readBankAccount(country, input);
  const invalid = Object.keys(problems);
  if (invalid.length > 0) refuse('bank_details_invalid', {}, invalid);
  return {
    method: 'bank',
    network: '',
    address: account.bank_card,
    bankName: account.bank_name,
    holder: account.real_name,
    country,
    details: {
      ...(account.bic && { bic: account.bic }),
      ...(account.bank_code && { bankCode: account.bank_code }),
      ...(account.branch_code && { branchCode: account.branch_code }),
      ...(account.holder_street && { street: account.holder_street }),
      ...(account.holder_town && { town: account.holder_town }),
      ...(account.holder_country && { holderCountry: account.holder_country }),
    },
  };
}

/** An account of a client that sends holder, bank and number only. */
function readCard({ real_name = '', bank_name = '', bank_card = '' }: PayoutAccountInput): PayoutAccount {
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
  return { method: 'bank', network: '', address, bankName, holder, country: '', details: {} };
}

async function readChain(read: Read, { network = '', blockchain = '' }: PayoutAccountInput): Promise<PayoutAccount> {
  const kind = (await kindOfNetwork(read, network)) ?? refuse('network_unknown', {}, ['network']);
  const text = blockchain.trim();
  const address = readChainAddress(kind, text);
  if (address) return { method: 'chain', network, address, bankName: '', holder: '', country: '', details: {} };
  return refuse(
    readChainAddress(kind === 'tron' ? 'evm' : 'tron', text) ? 'address_wrong_network' : 'address_invalid',
    {},
    ['blockchain'],
  );
}

/** The account as lists show it: the last digits of a bank account, both ends of an address. */
export const maskedAccount = ({ method, address }: Pick<PayoutAccount, 'method' | 'address'>): string =>
  method === 'bank' ? `···· ${address.slice(-4)}` : `${address.slice(0, 6)}…${address.slice(-6)}`;
