import { eventKind } from '../../base/jobs/jobs.ts';

export interface WithdrawalEvent {
  withdrawalId: string;
}

/** A withdrawal was requested by a shopper, a shop or the payout schedule. */
export const withdrawalRequested = eventKind<WithdrawalEvent>('withdrawal_asked');

/** A withdrawal was paid. */
export const withdrawalPaid = eventKind<WithdrawalEvent>('withdrawal_passed');

/** An operator refused a withdrawal, and the money was returned. */
export const withdrawalRefused = eventKind<WithdrawalEvent>('withdrawal_refused');
