import type { Deps } from '../../base/deps.ts';
import type { TrackingPort } from '../parcels/index.ts';

export interface OrdersDeps extends Deps {
  /** The source of tracking events; null when shops enter them by hand. */
  readonly tracking: TrackingPort | null;
}
