/** A screen that asked the server for something, while the server observes. */
export interface TracedScreen {
  readonly path: string;
  readonly trace: string;
  /** The span of the screen, under which its calls are. */
  readonly span: string;
  /** Milliseconds from the load of the page to its first call. */
  readonly began: number;
}

const screens: TracedScreen[] = [];
const mostScreens = 20;

/** The latest screens since the page was loaded, the latest last. */
export const tracedScreens = (): readonly TracedScreen[] => screens;

/**
 * The `traceparent` (W3C Trace Context) of the next call, where the server marked the page because it is observed; else null.
 * What a screen asks the server for belongs to one trace; another address, and a loaded page, begin another. Both of its ids
 * are random and are kept nowhere: they lead from a slow screen to its requests, not to who looks at it.
 */
export function screenTraceParent(): string | null {
  if (!('vitals' in document.documentElement.dataset)) return null;
  const path = location.pathname;
  if (screens.at(-1)?.path !== path)
    screens.push({ path, trace: randomHex(16), span: randomHex(8), began: performance.now() });
  if (screens.length > mostScreens) screens.shift();
  const { trace, span } = screens.at(-1)!;
  return `00-${trace}-${span}-01`;
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
