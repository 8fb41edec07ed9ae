import type { IsBreached } from '../../base/secrets/breached-passwords.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import type { ProviderSettings } from './provider-settings.ts';

export interface OpenIdDeps extends PaymentCodeDeps {
  /** In the order of the buttons. */
  readonly providers: readonly ProviderSettings[];
  readonly isBreached: IsBreached;
}
