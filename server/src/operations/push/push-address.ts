import { createECDH } from 'node:crypto';
import { refuse } from '@tradewind/contract/base/refusals';
import { isPrivateHostAllowed, requirePublicHost } from '../../base/http/outgoing.ts';

/** What a browser subscribes with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Checks what a browser says its push service is. What the name of the host resolves to is checked again for each message.
 *
 * @throws Refusal `bad_request` for an address that is not https or in a private network, and for keys that nothing can be
 * encrypted with
 */
export async function checkPushAddress({ endpoint, p256dh, auth }: PushAddress): Promise<void> {
  const url = URL.parse(endpoint);
  const isOpen = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHostAllowed(url)));
  if (!isOpen || url.username || url.password) refuse('bad_request', {}, ['endpoint']);
  await requirePublicHost(url).catch(() => refuse('bad_request', {}, ['endpoint']));
  if (!isPublicKey(p256dh)) refuse('bad_request', {}, ['p256dh']);
  if (!/^[\w-]+$/.test(auth) || Buffer.from(auth, 'base64url').length !== 16) refuse('bad_request', {}, ['auth']);
}

function isPublicKey(text: string): boolean {
  if (!/^[\w-]+$/.test(text)) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(text, 'base64url')).length > 0;
  } catch {
    return false;
  }
}
