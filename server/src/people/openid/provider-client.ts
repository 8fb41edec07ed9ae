import { refuse } from '@tradewind/contract/base/refusals';
import { importPKCS8, SignJWT } from 'jose';
import * as client from 'openid-client';
import { hour, second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { isPrivateHostAllowed } from '../../base/http/outgoing.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { reasonOf } from './provider-failures.ts';
import type { ProviderSettings } from './provider-settings.ts';
import type { OpenIdDeps } from './openid-deps.ts';

/** The configured provider. @throws Refusal `provider_unknown`, also where the installation knows no address of its own. */
export function requireProvider(
  { providers }: Pick<OpenIdDeps, 'providers'>,
  { origin }: { origin: string },
  id: string,
): ProviderSettings {
  const found = origin === '' ? undefined : providers.find((provider) => provider.id === id);
  return found ?? refuse('provider_unknown', {}, ['provider']);
}

/** Where the provider sends the browser back to; the same text in both calls. */
export const returnAddress = (origin: string, { id }: ProviderSettings): string => `${origin}/login/${id}`;

interface Known {
  configuration: Promise<client.Configuration>;
  until: number;
}
/** Metadata and keys of providers, fetched again every hour; those of a failed call after a while. */
const known = new WeakMap<ProviderSettings, Known>();

/** The metadata of a provider. @throws Refusal `provider_away`. */
export async function configurationOf(
  provider: ProviderSettings,
  { log }: Pick<Call, 'log'>,
): Promise<client.Configuration> {
  let entry = known.get(provider);
  if (!entry || entry.until <= performance.now()) {
    const configuration = discover(provider);
    const fresh: Known = { configuration, until: performance.now() + hour };
    // A provider that is away is not called by everybody who waits for it.
    configuration.catch((error: unknown) => {
      fresh.until = performance.now() + 5 * second;
      log.warn({ provider: provider.id, reason: reasonOf(error) }, 'The metadata of a sign-in provider was not read');
    });
    known.set(provider, fresh);
    entry = fresh;
  }
  return entry.configuration.catch(() => refuse('provider_away'));
}

async function discover(provider: ProviderSettings): Promise<client.Configuration> {
  const { issuer, clientId, secret, signedSecret, signsWithSecret } = provider;
  const address = new URL(issuer);
  const metadata = {
    [client.clockTolerance]: 30,
    ...(signsWithSecret && { id_token_signed_response_alg: 'HS256' }),
  };
  const auth = signedSecret ? signedSecretAuth(provider, signedSecret) : secretAuth(secret);
  return client.discovery(address, clientId, metadata, auth, {
    [client.customFetch]: guardedFetch,
    execute: [
      ...(address.protocol === 'http:' && isPrivateHostAllowed(address) ? [client.allowInsecureRequests] : []),
      // Signatures under the client secret are checked beside the library, which knows keys of the provider only.
      ...(signsWithSecret ? [] : [client.enableNonRepudiationChecks]),
    ],
  });
}

/** Sends the client secret in the body, or in the header to a provider that takes it there only. */
function secretAuth(secret: string): client.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_post'] } = server;
    const takesHeaderOnly = !methods.includes('client_secret_post') && methods.includes('client_secret_basic');
    return (takesHeaderOnly ? inHeader : inBody)(server, ...rest);
  };
}

/** A client secret that is signed for each call with the private key that the provider knows. */
const signedSecretAuth =
  (
    { issuer, clientId, secret }: ProviderSettings,
    { teamId, keyId }: { teamId: string; keyId: string },
  ): client.ClientAuth =>
  async (_server, _client, body) => {
    const key = await importPKCS8(secret.replaceAll('\\n', '\n'), 'ES256');
    const signed = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .setAudience(issuer)
      .setSubject(clientId)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', signed);
  };
