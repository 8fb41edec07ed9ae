import { eventKind } from '../../base/jobs/jobs.ts';

/** A step of a fine or correction that the shop is told of. */
export interface ShopCorrectionEvent {
  id: string;
  shopId: string;
  step:
    | 'fine_announced'
    | 'fine_appealed'
    | 'fine_booked'
    | 'fine_reduced'
    | 'fine_lifted'
    | 'fine_returned'
    | 'balance_raised'
    | 'balance_lowered';
  /** What it is about, minor units as text, without a sign. */
  amount: string;
  reason: string;
  /** Until when the shop can appeal. */
  until?: string;
}

export const shopCorrectionMoved = eventKind<ShopCorrectionEvent>('shop_correction_moved');
