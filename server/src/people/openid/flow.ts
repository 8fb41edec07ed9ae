import { refuse } from '@tradewind/contract/base/refusals';
import * as client from 'openid-client';
import type { Call } from '../../base/http/call.ts';
import type { OpenIdDeps } from './openid-deps.ts';
import { configurationOf, requireProvider, returnAddress } from './provider-client.ts';
import { openValue, sealedLife, sealValue } from './sealed-values.ts';

/** What a visit at a provider is for. Those of a shopper end in the session that began them. */
export type FlowPurpose = { to: 'sign_in' } | { to: 'connect' | 'confirm'; userId: string; sessionId: string };

export interface Flow {
  provider: string;
  purpose: FlowPurpose;
  state: string;
  nonce: string;
  /** Of PKCE: who has the code alone can't use it. */
  verifier: string;
}

/** Of the browser that began; no script can read it. */
const cookie = 'openid';

/**
 * Sends a browser to a provider.
 *
 * @returns the address at the provider.
 * @throws Refusal `provider_unknown` or `provider_away`.
 */
export async function startFlow(
  deps: OpenIdDeps,
  call: Call,
  providerId: string,
  purpose: FlowPurpose,
): Promise<{ location: string }> {
  const provider = requireProvider(deps, call, providerId);
  const configuration = await configurationOf(provider, call);
  const flow: Flow = {
    provider: provider.id,
    purpose,
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  call.cookies.write(cookie, sealValue(deps.paymentCodeSecret, 'flow', flow, call.now), sealedLife);
  const location = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(call.origin, provider),
    scope: provider.scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(provider.formPost && { response_mode: 'form_post' }),
  });
  return { location: location.href };
}

/** The visit that this browser began, which ends with this. @throws Refusal `provider_expired`. */
export function endFlow(deps: OpenIdDeps, { cookies, now }: Call, providerId: string): Flow {
  const flow = openValue<Flow>(deps.paymentCodeSecret, 'flow', cookies.read(cookie), now);
  cookies.remove(cookie);
  return flow?.provider === providerId ? flow : refuse('provider_expired');
}
