import { eventKind } from '../../base/jobs/jobs.ts';

export interface RechargeEvent {
  rechargeId: string;
}

/** The money of a top-up is in the shopper's wallet, whichever way it came. */
export const rechargeApproved = eventKind<RechargeEvent>('recharge_passed');

/** An operator said no, with a reason. */
export const rechargeRefused = eventKind<RechargeEvent>('recharge_refused');
