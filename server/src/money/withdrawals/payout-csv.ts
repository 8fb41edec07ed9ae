import { toWire, usd } from '@tradewind/contract/base/money';
import { writeCsv } from '../../base/csv/write-csv.ts';
import type { Payment } from './payment.ts';

const headers = [
  ['number', 'method', 'network', 'holder', 'bank', 'account', 'asset', 'amount', 'asked_at'],
  ['country', 'bic', 'bank_code', 'branch_code', 'holder_street', 'holder_town', 'holder_country'],
].flat();

/** Payments as CSV for upload to a bank or wallet. */
export function payoutCsv(payments: readonly Payment[]): Promise<string> {
  const lines = payments.map(({ details, ...payment }) => [
    payment.sn,
    payment.method,
    payment.network,
    payment.holder,
    payment.bankName,
    payment.address,
    payment.asset,
    toWire(usd(payment.receives)),
    payment.askedAt.toISOString(),
    payment.country,
    details.bic ?? '',
    details.bankCode ?? '',
    details.branchCode ?? '',
    details.street ?? '',
    details.town ?? '',
    details.holderCountry ?? '',
  ]);
  return writeCsv([headers, ...lines]);
}
