import { fromWire, toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { RechargeMethod } from '@tradewind/contract/money/recharges';
import { refuse } from '@tradewind/contract/base/refusals';
import { outside } from '../ledger/index.ts';

/** The maximum of one card or online payment. */
export const maxPayment = usd(1_000_000);
/** The maximum of a transfer, against typing errors. */
export const maxTransfer = usd(100_000_000);

/** What the platform keeps of a top-up: `bookCredit` credits all of what arrived. */
export const rechargeFee = usd(0);

/** Reads a typed amount. @throws Refusal `amount_invalid`, `amount_too_small`, `amount_too_large`. */
export function readAmount(typed: string, { min = usd(1), max }: { min?: Money; max: Money }, field = 'price'): Money {
  const amount = fromWire(typed);
  if (!amount || amount.minor <= 0n) refuse('amount_invalid', {}, [field]);
  if (amount.minor < min.minor) refuse('amount_too_small', { amount: `$${toWire(min)}` }, [field]);
  if (amount.minor > max.minor) refuse('amount_too_large', { amount: `$${toWire(max)}` }, [field]);
  return amount;
}

/** The outside account from which a recharge is booked. */
export const sourceOf = ({ method, network }: { method: RechargeMethod; network: string | null }) =>
  outside(network && (method === 'manual' || method === 'chain') ? `network:${network}` : 'card');
