/**
 * What a page may load and run: scripts and styles of our own with this answer's nonce, pictures also from the stores
 * of shops, nothing in frames but the support chat of our own origin. No inline style attribute, no script without the nonce.
 */
export function contentPolicy(nonce: string, dev: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https:`,
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
