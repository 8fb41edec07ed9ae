import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowPrivateHosts } from '../src/base/http/outgoing.ts';

/** A message as the browser reads it, and who its push service was told that it is from. */
export interface ReceivedPush {
  path: string;
  message: unknown;
  /** The key of the installation whose signature is right; null where it is not. */
  signedWith: string | null;
  claims: { aud: string; sub: string; exp: number };
}

/** A stand-in of a push service together with a browser that subscribed there: it decrypts what it gets (RFC 8291). */
export async function openPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(status).end();
      if (status !== 201) return;
      const message: unknown = JSON.parse(decrypt(Buffer.concat(chunks), browser, auth));
      received.push({ path: request.url ?? '', message, ...readSignature(request.headers.authorization ?? '') });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowPrivateHosts([host]);
  return {
    received,
    origin: `http://${host}`,
    /** What the browser would tell; `name` tells several from each other. */
    address: (name: string) => ({
      endpoint: `http://${host}/${name}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      time_zone: 'UTC',
    }),
    answerWith: (next: number) => void (status = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${purpose}\0`, length));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function readSignature(header: string): Pick<ReceivedPush, 'signedWith' | 'claims'> {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(header)?.groups ?? {};
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as ReceivedPush['claims'];
  return { signedWith: isRight ? key : null, claims };
}
