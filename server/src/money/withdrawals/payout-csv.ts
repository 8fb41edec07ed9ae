import { toWire, usd } from '@tradewind/contract/base/money';
import { writeCsv } from '../../base/csv/write-csv.ts';

export interface Payment {
  sn: string;
  method: string;
  network: string;
  holder: string;
  bankName: string;
  address: string;
  asset: string;
  receives: bigint;
  askedAt: Date;
}

const headers = ['number', 'method', 'network', 'holder', 'bank', 'account', 'asset', 'amount', 'asked_at'];

/** Payments as CSV for upload to a bank or wallet. */
export function payoutCsv(payments: readonly Payment[]): Promise<string> {
  const lines = payments.map((payment) => [
    payment.sn,
    payment.method,
    payment.network,
    payment.holder,
    payment.bankName,
    payment.address,
    payment.asset,
    toWire(usd(payment.receives)),
    payment.askedAt.toISOString(),
  ]);
  return writeCsv([headers, ...lines]);
}
