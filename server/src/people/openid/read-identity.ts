import { refuse } from '@tradewind/contract/base/refusals';
import { jwtVerify } from 'jose';
import * as client from 'openid-client';
import type { Call } from '../../base/http/call.ts';
import type { Flow } from './flow.ts';
import { reasonOf, refuseFailure } from './provider-failures.ts';
import { configurationOf, returnAddress } from './provider-client.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Whom a provider confirmed. */
export interface ProvenIdentity {
  provider: string;
  issuer: string;
  subject: string;
}

/** What a provider says of a person who has no account yet. */
export interface Person {
  /** Empty where the provider says none. */
  email: string;
  /** Whether the provider has made sure that the address belongs to the person. */
  isEmailConfirmed: boolean;
  name: string;
}

interface Read {
  identity: ProvenIdentity;
  /** As the ID token says it; may be empty. */
  email: string;
  /** Asks the provider once more where the ID token says too little. */
  person(): Promise<Person>;
}

/**
 * Exchanges the code for an ID token and checks it: signature, issuer, audience, time, nonce and state.
 *
 * @param answer the query with which the browser came back
 * @throws Refusal `provider_refused` or `provider_away`.
 */
export async function readIdentity(
  provider: ProviderSettings,
  { origin, log }: Pick<Call, 'origin' | 'log'>,
  { state, nonce, verifier }: Flow,
  answer: string,
): Promise<Read> {
  const configuration = await configurationOf(provider, { log });
  const address = new URL(returnAddress(origin, provider));
  address.search = answer;
  try {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims() ?? refuse('provider_refused');
    if (provider.signsWithSecret)
      await jwtVerify(tokens.id_token!, new TextEncoder().encode(provider.secret), {
        algorithms: ['HS256'],
        clockTolerance: 30,
      });
    const { iss: issuer, sub: subject } = claims;
    const told = personOf(claims);
    return {
      identity: { provider: provider.id, issuer, subject },
      email: told.email,
      person: async () => {
        if (told.isEmailConfirmed || !configuration.serverMetadata().userinfo_endpoint) return told;
        const more = await client
          .fetchUserInfo(configuration, tokens.access_token, subject)
          .catch((error: unknown) => refuseFailure(error));
        return personOf({ ...claims, ...more });
      },
    };
  } catch (error) {
    log.warn({ provider: provider.id, reason: reasonOf(error) }, 'A sign-in with a provider failed');
    return refuseFailure(error);
  }
}

function personOf(claims: Readonly<Record<string, unknown>>): Person {
  const email = typeof claims.email === 'string' && claims.email.length <= 254 ? claims.email.trim() : '';
  const name = [claims.nickname, claims.name, claims.preferred_username].find((told) => typeof told === 'string') ?? '';
  return {
    email,
    // Apple says it as a text.
    isEmailConfirmed: email !== '' && (claims.email_verified === true || claims.email_verified === 'true'),
    name: String(name).trim().slice(0, 40),
  };
}
