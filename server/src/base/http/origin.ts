import type { FastifyRequest } from 'fastify';

/** Where absolute links lead to. */
export interface PublicAddress {
  /** The installation's own address, e.g. `https://shop.example`. */
  publicUrl?: string | undefined;
  /** Without an address of its own: take the one that the caller wrote into the Host header. For demos only. */
  trustHost?: boolean | undefined;
}

/**
 * The base URL of absolute links; empty when none is known. The Host header can be anything, so links in mails, pages for
 * others and addresses of return are not built from it.
 */
export function originOf(request: FastifyRequest, { publicUrl, trustHost = false }: PublicAddress): string {
  return publicUrl ?? (trustHost ? `${request.protocol}://${request.host}` : '');
}
