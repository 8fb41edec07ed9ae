import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { personCookie } from './person-cookie.ts';
import type { ProviderSettings } from '../src/people/openid/index.ts';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** What the provider does other than it should. */
export interface ProviderFaults {
  /** Of the ID token. */
  claims?: JWTPayload;
  /** Signs ID tokens with this secret of the client. */
  signsWith?: string;
  /** Says the person at its userinfo endpoint only. */
  tellsLater?: boolean;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** What its metadata says that it is. */
  issuer?: string;
  /** Answers calls of the server with this status. */
  status?: number;
}

interface Visit {
  person: ProviderPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

function personOfCookie(header = ''): ProviderPerson | null {
  const found = new RegExp(`(?:^|; )${personCookie}=([^;]*)`).exec(header)?.[1];
  return found ? (JSON.parse(decodeURIComponent(found)) as ProviderPerson) : null;
}

/**
 * A small OpenID Connect provider on this machine: metadata, keys, codes that are good once with their PKCE verifier, and ID
 * tokens. Its page to sign in at asks nothing.
 */
export async function openidProvider({ port = 0, secret = 'a-secret-of-the-client' } = {}) {
  const [keys, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const visits = new Map<string, Visit>();
  const state = { person: { sub: 'nobody' } as ProviderPerson, faults: {} as ProviderFaults, calls: [] as string[] };
  let issuer = '';

  /** The query with which a browser is sent back that came with this address. */
  function authorise(location: string, person = state.person): string {
    const asked = new URL(location).searchParams;
    const code = randomBytes(16).toString('base64url');
    visits.set(code, {
      person,
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
  }

  /** Whether it is the client's secret, or was signed with the key of a client that has one. */
  const isSecret = (given: string): boolean => {
    if (!given.includes('.')) return given === secret;
    const { sub, iss, aud } = decodeJwt(given);
    return sub === 'shop' && iss === 'team' && aud === issuer;
  };

  async function tokensFor(form: URLSearchParams) {
    const visit = visits.get(form.get('code') ?? '');
    visits.delete(form.get('code') ?? '');
    const digest = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      visit?.challenge === digest &&
      visit.redirectUri === form.get('redirect_uri') &&
      isSecret(form.get('client_secret') ?? '');
    if (!visit || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'shop', iat: now, exp: now + 300, nonce: visit.nonce };
    const { signsWith, tellsLater, foreignKey } = state.faults;
    const said = tellsLater ? { sub: visit.person.sub } : visit.person;
    const token = new SignJWT({ ...claims, ...said, ...state.faults.claims });
    const idToken = signsWith
      ? await token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(signsWith))
      : await token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign((foreignKey ? foreign : keys).privateKey);
    return { status: 200, body: { access_token: 'opaque', token_type: 'Bearer', id_token: idToken } };
  }

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    state.calls.push(pathname);
    if (state.faults.status) return { status: state.faults.status, body: {} };
    if (pathname === '/.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer: state.faults.issuer ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/person`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        },
      };
    if (pathname === '/keys') return { status: 200, body: { keys: [jwk] } };
    if (pathname === '/person') return { status: 200, body: state.person };
    if (pathname !== '/token') return { status: 404, body: {} };
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return tokensFor(new URLSearchParams(body));
  };

  const server = createServer((request, response) => {
    // The page at the provider sends the browser straight back; a cookie says who sits in front of it.
    if (request.url?.startsWith('/authorize')) {
      const location = `${issuer}${request.url}`;
      const asked = new URL(location).searchParams;
      const who = personOfCookie(request.headers.cookie);
      const answer = who
        ? authorise(location, who)
        : new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' }).toString();
      response.writeHead(302, { location: `${asked.get('redirect_uri')}?${answer}` }).end();
      return;
    }
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `http://${host}`;

  return {
    host,
    issuer,
    state,
    authorise,
    /** As an installation configures it. */
    settings: (more: Partial<ProviderSettings> = {}): ProviderSettings => ({
      id: 'harbour',
      label: 'Harbour ID',
      issuer,
      clientId: 'shop',
      secret,
      scope: 'openid email profile',
      ...more,
    }),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
