/** What the content security policy of a page depends on. */
export interface PagePolicy {
  dev: boolean;
  /** Who may show the page in a frame: see `framersOf`. */
  framedBy: readonly string[];
  pictureOrigins: readonly string[];
}

/**
 * The content security policy of a page: our own scripts and styles with this response's nonce, pictures also from the
 * hosts of shops and from where files are, frames only of our own origin. Only previews and the conversation of customer
 * service are shown in frames. No inline style attribute, no script without the nonce.
 */
export function contentPolicy(nonce: string, { dev, framedBy, pictureOrigins }: PagePolicy): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', `'self'`, 'data:', 'blob:', 'https:', ...pictureOrigins].join(' '),
    `connect-src 'self'${dev ? ' ws: wss:' : ''}`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${framedBy.join(' ') || `'none'`}`,
  ].join('; ');
}

/** That of the service worker, which fetches pictures for the page. */
export const workerPolicy = (pictureOrigins: readonly string[]): string =>
  `default-src 'none'; ${['connect-src', `'self'`, ...pictureOrigins].join(' ')}`;
