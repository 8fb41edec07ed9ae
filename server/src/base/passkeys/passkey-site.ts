import { refuse } from '@tradewind/contract/base/refusals';
import { isIP } from 'node:net';

/** The site that passkeys belong to. */
export interface PasskeySite {
  /** The host, to which browsers bind the keys. */
  rpId: string;
  origin: string;
}

/**
 * The site of an address of the installation. Browsers offer passkeys on https and on localhost only, and for names only.
 *
 * @throws Refusal `passkeys_unavailable`.
 */
export function passkeySite(publicAddress: string): PasskeySite {
  const url = URL.parse(publicAddress) ?? refuse('passkeys_unavailable');
  const { hostname, origin, protocol } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname) || hostname.startsWith('[') || (protocol !== 'https:' && !isLocal)) refuse('passkeys_unavailable');
  return { rpId: hostname, origin };
}
