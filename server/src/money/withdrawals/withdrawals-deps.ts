import type { PaymentCodeDeps } from '../../people/users/index.ts';

export interface WithdrawalsDeps extends PaymentCodeDeps {
  /** Lets clients that can't ask for the payment code request withdrawals; those that can still have to send it. */
  readonly withdrawalsWithoutCode: boolean;
}
