import type { Deps } from '../../base/deps.ts';

export interface OperatorsDeps extends Deps {
  /** Stored outside of the database; the secrets of operators' codes are encrypted under it. */
  readonly paymentCodeSecret: Buffer;
}
