import { fromWire, toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { RechargeMethod } from '@tradewind/contract/money/recharges';
import { refuse } from '@tradewind/contract/base/refusals';
import { outside } from '../ledger/index.ts';

/** The most that one card or online payment can be. */
export const largestPayment = usd(1_000_000);
/** More than anybody sends: a comma in the wrong place. */
export const largestTransfer = usd(100_000_000);

/** Reads what somebody typed as an amount. @throws the refusal that says what is wrong with it. */
export function readAmount(
  typed: string,
  { least = usd(1), most }: { least?: Money; most: Money },
  field = 'price',
): Money {
  const amount = fromWire(typed);
  if (!amount || amount.minor <= 0n) refuse('amount_invalid', {}, [field]);
  if (amount.minor < least.minor) refuse('amount_too_small', { amount: `$${toWire(least)}` }, [field]);
  if (amount.minor > most.minor) refuse('amount_too_large', { amount: `$${toWire(most)}` }, [field]);
  return amount;
}

/** Where in the outside world the money is. */
export const sourceOf = ({ method, network }: { method: RechargeMethod; network: string | null }) =>
  outside(network && (method === 'manual' || method === 'chain') ? `network:${network}` : 'card');
