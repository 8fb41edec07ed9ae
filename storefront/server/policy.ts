import { createHash } from 'node:crypto';

/** What the content security policy of a page depends on. */
export interface PagePolicy {
  dev: boolean;
  /** Who may show the page in a frame: see `framersOf`. */
  framedBy: readonly string[];
  pictureOrigins: readonly string[];
}

/**
 * The content security policy of a page: our own files, and of inline scripts those of the template alone; pictures also from
 * the hosts of shops and from where files are, frames only of our own origin. Only previews and the conversation of customer
 * service are shown in frames. No inline style. It names nothing of one response, so that a page can be kept.
 *
 * @param scripts the inline scripts of the template: see `inlineScripts`
 */
export function contentPolicy(scripts: readonly string[], { dev, framedBy, pictureOrigins }: PagePolicy): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    // Vite puts styles into elements while it reloads them.
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
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

/** That of the service worker, which fetches pictures for the page and shows notifications with our icon. */
export const workerPolicy = (pictureOrigins: readonly string[]): string =>
  `default-src 'none'; img-src 'self'; ${['connect-src', `'self'`, ...pictureOrigins].join(' ')}`;

/**
 * The inline scripts of a template as sources of a policy, by their SHA-256. To be called before content is put in. Blocks of data
 * are none: they don't run.
 */
export const inlineScripts = (template: string): string[] =>
  [...template.matchAll(/<script(?![^>]*\s(?:src|type="application\/)[^>]*)[^>]*>(.*?)<\/script>/gs)].map(
    // Browsers hash what they have parsed, whose lines end alike everywhere.
    ([, script = '']) => `'sha256-${createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('base64')}'`,
  );
