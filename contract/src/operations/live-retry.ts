/** In milliseconds. */
const shortest = 4_000;
const longest = 60_000;

/**
 * How long a page waits before it opens its next stream of live events: anywhere between half a second and a time that doubles
 * with each failure, so that pages that lost their streams together do not come back together.
 *
 * @param failures how often in a row it failed; 0 when a stream was lost that had worked
 * @param random from 0 to 1
 * @returns milliseconds.
 */
export function liveRetryPause(failures: number, random: number): number {
  return 500 + random * Math.min(shortest * 2 ** failures, longest);
}
