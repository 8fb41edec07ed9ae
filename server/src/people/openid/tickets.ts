import { refuse } from '@tradewind/contract/base/refusals';
import type { OpenIdDeps } from './openid-deps.ts';
import type { ProvenIdentity } from './read-identity.ts';
import { openValue, sealValue } from './sealed-values.ts';

type Secret = Pick<OpenIdDeps, 'paymentCodeSecret'>;

/** The identity of an account that a provider confirmed. */
export interface KnownIdentity {
  id: string;
  userId: string;
  provider: string;
}

/** Somebody whom a provider confirmed and no account knows. */
export interface Newcomer extends ProvenIdentity {
  /** Empty where the provider says none. */
  email: string;
  confirmedEmail: string | null;
}

/** The session whose owner a provider confirmed once more. */
export interface Confirmation {
  userId: string;
  sessionId: string;
}

const sealer =
  <Value extends object>(purpose: string) =>
  ({ paymentCodeSecret }: Secret, value: Value, now: Date): string =>
    sealValue(paymentCodeSecret, purpose, value, now);

/** @returns a function that opens a ticket. @throws Refusal `provider_expired` for any that is not good. */
const opener =
  <Value extends object>(purpose: string) =>
  ({ paymentCodeSecret }: Secret, ticket: string, now: Date): Value =>
    openValue<Value>(paymentCodeSecret, purpose, ticket, now) ?? refuse('provider_expired', {}, ['ticket']);

export const sealSecondStep = sealer<KnownIdentity>('second step');
export const openSecondStep = opener<KnownIdentity>('second step');
export const sealNewcomer = sealer<Newcomer>('newcomer');
export const openNewcomer = opener<Newcomer>('newcomer');
export const sealConfirmation = sealer<Confirmation>('confirmation');
export const openConfirmation = opener<Confirmation>('confirmation');
