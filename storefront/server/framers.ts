import { isServicePath } from '../app/shell/guard/service-frame.ts';

/** Pages that the console shows in a frame. */
const isPreview = /^\/preview\//;

/** What browsers say of a page that they load into another one. */
const embedded = new Set<unknown>(['iframe', 'frame', 'embed', 'object']);

/** Whether a browser loads a page into a frame, as it says itself; one that does not say so is taken to load it whole. */
export const isFramed = (headers: { 'sec-fetch-dest'?: unknown }): boolean => embedded.has(headers['sec-fetch-dest']);

/**
 * Who may show a page in a frame, as sources of the content security policy. Nobody may show any other page, so that nobody is
 * led to press what they don't see.
 *
 * @param serviceFramers origins that the installation allows for the conversation, besides its own
 */
export function framersOf(path: string, serviceFramers: readonly string[]): string[] {
  if (isPreview.test(path)) return [`'self'`];
  return isServicePath(path) ? [`'self'`, ...serviceFramers] : [];
}
