import type { Deps } from '../../base/deps.ts';
import type { PaymentPort } from '../payments/index.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';

export interface RechargesDeps extends Deps {
  readonly fileLinks: FileLinks;
  /** null where nobody takes cards. */
  readonly payments: PaymentPort | null;
}
