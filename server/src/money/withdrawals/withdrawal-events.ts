import { eventKind } from '../../base/jobs/jobs.ts';

/** An operator has changed how much a shopper can withdraw. */
export interface TierEvent {
  userId: string;
  /** ISO time. */
  at: string;
  /** Whether more can be withdrawn than before. */
  raised: boolean;
}

export interface WithdrawalEvent {
  withdrawalId: string;
}

/** A withdrawal was requested by a shopper, a shop or the payout schedule. */
export const withdrawalRequested = eventKind<WithdrawalEvent>('withdrawal_asked');

/** A withdrawal was paid. */
export const withdrawalPaid = eventKind<WithdrawalEvent>('withdrawal_passed');

/** An operator refused a withdrawal, and the money was returned. */
export const withdrawalRefused = eventKind<WithdrawalEvent>('withdrawal_refused');

/** An operator gave a shopper another tier, or took a given one back; not published where the tier stays the same. */
export const withdrawalTierChanged = eventKind<TierEvent>('withdrawal_tier_changed');
