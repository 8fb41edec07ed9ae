import { share, usd } from '@tradewind/contract/base/money';
import type { PayoutMethod } from '@tradewind/contract/money/withdrawals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { CredentialChanges } from '../../people/users/index.ts';

/** A way out of the wallet: to a bank, or to one network. */
export interface WithdrawalMethod {
  method: PayoutMethod;
  /** Empty for a bank. */
  network: string;
}

export interface FeeRule {
  fixed: bigint;
  percentBp: number;
  min: bigint;
  max: bigint | null;
}

/** How the fee of a way is made; null for a network that nobody set a fee for, which is therefore closed. */
export function feeRuleOf(settings: Settings, { method, network }: WithdrawalMethod): FeeRule | null {
  if (method === 'bank') return settings['withdrawal.bank'];
  const chains = settings['withdrawal.chain'];
  return Object.hasOwn(chains, network) ? { fixed: chains[network]!.fixed, percentBp: 0, min: 0n, max: null } : null;
}

export function feeOf({ fixed, percentBp, min, max }: FeeRule, price: bigint): bigint {
  const fee = fixed + share(usd(price), percentBp).minor;
  if (fee < min) return min;
  return max !== null && fee > max ? max : fee;
}

/** So much must arrive at least. */
const leastArriving = 100n;

/** The smallest request: the house's minimum, and more where the fee would leave less than a dollar of it. */
export function minimumOf(rule: FeeRule, minimum: bigint): bigint {
  const floor = rule.fixed > rule.min ? rule.fixed : rule.min;
  return minimum > floor + leastArriving ? minimum : floor + leastArriving;
}

/** What is promised with a request, and stays so whatever is set later. */
export interface Terms {
  price: bigint;
  fee: bigint;
  receives: bigint;
  /** A new address keeps the request waiting until then. */
  notBefore: Date;
  reviewBefore: Date;
  arrivalHours: number;
  secondApprover: boolean;
}

/** @param usableAt when the address may first be used. */
export function termsOf(
  settings: Settings,
  { method }: WithdrawalMethod,
  rule: FeeRule,
  price: bigint,
  usableAt: Date,
  now: Date,
): Terms {
  const fee = feeOf(rule, price);
  const notBefore = usableAt > now ? usableAt : now;
  return {
    price,
    fee,
    receives: price - fee,
    notBefore,
    reviewBefore: later(notBefore, settings['withdrawal.reviewHours'] * hour),
    arrivalHours: settings['withdrawal.arrivalHours'][method],
    secondApprover: price >= settings['withdrawal.secondApproverFrom'],
  };
}

/** Until when nothing can be withdrawn after a change of password or payment code, or after one was given anew; null when that is over. */
export function lockedUntil(settings: Settings, { changedAt, recoveredAt }: CredentialChanges, now: Date): Date | null {
  const ends = [
    changedAt && later(changedAt, settings['security.lockHours'] * hour),
    recoveredAt && later(recoveredAt, settings['security.recoveryLockHours'] * hour),
  ];
  const [last] = ends
    .filter((end) => end !== null && end > now)
    .toSorted((one, other) => other!.getTime() - one!.getTime());
  return last ?? null;
}

/** Whole hours from now until then, as people are told. */
export const hoursUntil = (then: Date, now: Date): number => Math.ceil((then.getTime() - now.getTime()) / hour);
