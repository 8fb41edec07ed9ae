import type { PaymentCodeDeps } from '../../people/users/index.ts';

export interface WithdrawalsDeps extends PaymentCodeDeps {
  /** Whether an address is one that we take deposits at: what went there would come straight back, less the fee. */
  isDepositAddress(network: string, address: string): Promise<boolean>;
}
