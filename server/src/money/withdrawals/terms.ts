import { share, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { PayoutMethod } from '@tradewind/contract/money/withdrawals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { CredentialChanges } from '../../people/users/index.ts';

/** A method of withdrawal: to a bank, or on a network. */
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

/** The fee rule of a method; null for a network without a fee, which is closed. */
export function feeRuleOf(settings: Settings, { method, network }: WithdrawalMethod): FeeRule | null {
  if (method === 'bank') return settings['withdrawal.bank'];
  const chains = settings['withdrawal.chain'];
  return Object.hasOwn(chains, network) ? { fixed: chains[network]!.fixed, percentBp: 0, min: 0n, max: null } : null;
}

/** The fee of an amount, minor units. */
export function feeOf({ fixed, percentBp, min, max }: FeeRule, price: bigint): bigint {
  const fee = fixed + share(usd(price), percentBp).minor;
  if (fee < min) return min;
  return max !== null && fee > max ? max : fee;
}

/** The minimum that must arrive, minor units. */
const minReceived = 100n;

/** The minimum request: the configured minimum, or the fee plus a dollar when that is more. Minor units. */
export function minimumOf(rule: FeeRule, minimum: bigint): bigint {
  const floor = rule.fixed > rule.min ? rule.fixed : rule.min;
  return minimum > floor + minReceived ? minimum : floor + minReceived;
}

/** The terms of a request; later changes of settings don't affect them. Amounts in minor units. */
export interface Terms {
  price: bigint;
  fee: bigint;
  receives: bigint;
  /** The earliest moment of payment, after the delay of a new address. */
  notBefore: Date;
  reviewBefore: Date;
  arrivalHours: number;
  secondApprover: boolean;
  /** Whether it takes one of the shopper's withdrawals without a fee. */
  free: boolean;
}

/**
 * The terms that a request gets now.
 *
 * @param usableAt when the payout account becomes usable.
 * @param freeLeft how many withdrawals without a fee are left; shops have none.
 */
export function termsOf(
  settings: Settings,
  { method }: WithdrawalMethod,
  rule: FeeRule,
  price: bigint,
  usableAt: Date,
  now: Date,
  freeLeft = 0,
): Terms {
  const usualFee = feeOf(rule, price);
  const free = freeLeft > 0 && usualFee > 0n;
  const fee = free ? 0n : usualFee;
  const notBefore = usableAt > now ? usableAt : now;
  return {
    price,
    fee,
    receives: price - fee,
    notBefore,
    reviewBefore: later(notBefore, settings['withdrawal.reviewHours'] * hour),
    arrivalHours: settings['withdrawal.arrivalHours'][method],
    secondApprover: price >= settings['withdrawal.secondApproverFrom'],
    free,
  };
}

/** Until when withdrawals are locked after a change or recovery of password or payment code; null when they aren't. */
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

/**
 * Until when no payout account can be added after a password or payment code was reset by mail, or the address of the
 * mails was replaced; null when it can. A thief with the mailbox would otherwise prepare an own account meanwhile.
 */
export const accountsLockedUntil = (settings: Settings, { recoveredAt }: CredentialChanges, now: Date): Date | null =>
  lockedUntil(settings, { changedAt: null, recoveredAt }, now);

/** @throws Refusal `account_lock` while no payout account can be added. */
export function requireAccountsUnlocked(settings: Settings, changes: CredentialChanges, now: Date): void {
  const locked = accountsLockedUntil(settings, changes, now);
  if (locked) refuse('account_lock', { hours: hoursUntil(locked, now) });
}

/** @throws Refusal `address_too_new` or `bank_account_too_new` while a saved payout account still waits. */
export function requireUsable({ method, usableAt }: { method: PayoutMethod; usableAt: Date }, now: Date): void {
  if (usableAt <= now) return;
  const hours = hoursUntil(usableAt, now);
  refuse(method === 'bank' ? 'bank_account_too_new' : 'address_too_new', { hours }, ['address_id']);
}

/** Hours from now until then, rounded up. */
export const hoursUntil = (then: Date, now: Date): number => Math.ceil((then.getTime() - now.getTime()) / hour);
