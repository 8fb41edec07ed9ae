/**
 * The console's content security policy: own scripts and styles with this response's nonce, own images, no frames.
 *
 * @param pictureOrigins where uploaded pictures are besides
 */
export function contentPolicy(nonce: string, pictureOrigins: readonly string[] = []): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', `'self'`, 'data:', 'blob:', ...pictureOrigins].join(' '),
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
