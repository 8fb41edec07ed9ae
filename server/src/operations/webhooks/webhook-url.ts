import { refuse } from '@tradewind/contract/base/refusals';
import { isPrivateHostAllowed, OutgoingFailure, requirePublicHost } from '../../base/http/outgoing.ts';

/** Whether webhooks may be sent to an address by its form: https, or http to a host that the installation allows. */
function isSendable(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHostAllowed(url));
}

/** @throws OutgoingFailure for an address that webhooks may not, or no longer, be sent to. */
export function requireSendable(address: string): void {
  if (!isSendable(address)) throw new OutgoingFailure('forbidden', 'is no address for webhooks');
}

/**
 * Checks an address that a shop wants webhooks to be sent to. What its name resolves to is checked again for each try.
 *
 * @throws Refusal `webhook_url_invalid` or `webhook_url_private`.
 */
export async function checkWebhookUrl(address: string): Promise<string> {
  if (!isSendable(address)) refuse('webhook_url_invalid', {}, ['url']);
  const url = new URL(address);
  await requirePublicHost(url).catch(() => refuse('webhook_url_private', {}, ['url']));
  return url.href;
}
