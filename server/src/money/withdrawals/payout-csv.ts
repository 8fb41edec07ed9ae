import { toWire, usd } from '@tradewind/contract/base/money';

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

const heads = ['number', 'method', 'network', 'holder', 'bank', 'account', 'asset', 'amount', 'asked_at'];

/** Payments as CSV for a bank's or wallet's upload: RFC 4180, with a mark by which spreadsheets know UTF-8. */
export function payoutCsv(payments: readonly Payment[]): string {
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
  return `\uFEFF${[heads, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** Names are typed by strangers: what a spreadsheet would run as a formula is kept as text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
