import type { Deps } from '../../base/deps.ts';
import type { PaymentPort } from '../payments/index.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';

export interface RechargesDeps extends Deps {
  readonly fileLinks: FileLinks;
  /** null without a payment provider. */
  readonly payments: PaymentPort | null;
}
