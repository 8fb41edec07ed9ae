import { eventKind } from '../../base/jobs/jobs.ts';

export interface WithdrawalEvent {
  withdrawalId: string;
}

/** A shopper wants money out, or a shop, or its calendar does; it is held. */
export const withdrawalRequested = eventKind<WithdrawalEvent>('withdrawal_asked');

/** It was paid. */
export const withdrawalPaid = eventKind<WithdrawalEvent>('withdrawal_passed');

/** An operator said no, and everything went back. */
export const withdrawalRefused = eventKind<WithdrawalEvent>('withdrawal_refused');
