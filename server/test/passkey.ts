import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

interface Site {
  origin: string;
  rpId: string;
}

/** What browsers of the tests show in the address bar. */
export const testSite: Site = { origin: 'http://localhost', rpId: 'localhost' };

/** An authenticator with one key, as a phone or a browser has it; what it signs can be made wrong on purpose. */
export function testAuthenticator({ origin, rpId }: Site = testSite) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let count = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter, rest]);
  }

  function credentialData(): Buffer {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  }

  return {
    /** Makes the key known to the server: what the browser sends for `passkeys.add`. */
    create({ challenge }: { challenge: string }, { verified = true } = {}) {
      const flags = userPresent | withCredential | (verified ? userVerified : 0);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authenticatorData(flags, credentialData()))],
        ]),
      );
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** Signs a challenge. @param counts false for a copy of the authenticator, which has not counted the last use */
    get({ challenge }: { challenge: string }, { verified = true, counts = true, userHandle = '' } = {}) {
      if (counts) count += 1;
      const data = authenticatorData(userPresent | (verified ? userVerified : 0));
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(userHandle && { userHandle: Buffer.from(userHandle).toString('base64url') }),
        },
        clientExtensionResults: {},
      };
    },
  };
}
