import type { Deps } from '../../base/deps.ts';
import type { TrackingPort } from '../parcels/index.ts';

export interface OrdersDeps extends Deps {
  /** Who tells where parcels are; null where shops do it by hand. */
  readonly tracking: TrackingPort | null;
}
