import type { Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { MovementRow } from '@tradewind/contract/money/wallet';
import { movementTexts } from '@tradewind/contract/money/wallet-texts';
import type { FundRecordEntry } from '../ledger/index.ts';
import { movementOf } from './movements.ts';

/** A movement of the fund record as the wallet shows it. */
export function presentMovement(entry: FundRecordEntry, locale: Locale): MovementRow {
  // The memo of an opening balance is not a counterpart.
  const counterpart = entry.kind === 'opening_balance' ? '' : entry.memo;
  const text = movementTexts[entry.kind][locale];
  return {
    id: entry.transactionId,
    number: Number(entry.number),
    title: counterpart ? `${text} · ${counterpart}` : text,
    createtime: entry.at.toISOString().slice(0, 19).replace('T', ' '),
    type: movementOf[entry.kind],
    direction: entry.amount > 0n ? 'in' : 'out',
    money: toWire(usd(entry.amount)),
    balance_after: toWire(usd(entry.balanceAfter)),
    counterpart,
  };
}
