import { bankFormOf, type PaymentWay } from '@tradewind/contract/money/bank-forms';
import { swiftText } from '@tradewind/contract/money/swift-text';
import type { StoredBankDetails } from '../../base/db/tables.ts';

/** One payment of a batch. */
export interface Payment {
  sn: string;
  method: string;
  network: string;
  holder: string;
  bankName: string;
  address: string;
  country: string;
  details: StoredBankDetails;
  asset: string;
  receives: bigint;
  askedAt: Date;
}

/** How a payment finds its account; null where a payment order can't say it: on chains, and without the bank's country. */
export const wayOf = ({ method, country, holder }: Pick<Payment, 'method' | 'country' | 'holder'>): PaymentWay | null =>
  method === 'bank' && country !== '' && swiftText(holder) ? bankFormOf(country).way : null;

/** The number by which a national clearing system knows the bank; empty where there is none. */
export function clearingNumber(way: PaymentWay, { bankCode = '', branchCode = '' }: StoredBankDetails): string {
  switch (way) {
    case 'IBAN':
    case 'BIC':
      return '';
    case 'CACPA':
      return `0${bankCode}${branchCode}`;
    default:
      return `${bankCode}${branchCode}`;
  }
}
