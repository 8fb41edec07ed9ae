import { eventKind } from '../../base/jobs/jobs.ts';

export interface RechargeEvent {
  rechargeId: string;
}

/** A recharge was credited. */
export const rechargeApproved = eventKind<RechargeEvent>('recharge_passed');

/** An operator refused a recharge. */
export const rechargeRefused = eventKind<RechargeEvent>('recharge_refused');
