/** What a screen asks the server for belongs to one trace; another address, and a loaded page, begin another. */
let screen = { path: '', trace: '' };

/**
 * The `traceparent` (W3C Trace Context) of the next call, where the server marked the page because it is observed; else null.
 * Both of its ids are random and are kept nowhere: they lead from a slow screen to its requests, not to who looks at it.
 */
export function screenTraceParent(): string | null {
  if (!('vitals' in document.documentElement.dataset)) return null;
  if (screen.path !== location.pathname) screen = { path: location.pathname, trace: randomHex(16) };
  return `00-${screen.trace}-${randomHex(8)}-01`;
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
