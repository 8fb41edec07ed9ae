import type { Deps } from '../../base/deps.ts';

export interface OperatorsDeps extends Deps {
  /** Kept outside the database; what operators make codes with is sealed under it. */
  readonly paymentCodeSecret: Buffer;
}
