/** Height of the area above the content; pulling at least this far refreshes. */
export const pullHead = 50;

/** How far the content moves: half the finger's distance, at most twice `pullHead`. */
export function pulledHeight(distance: number): number {
  return Math.min(Math.max(0, distance) / 2, pullHead * 2);
}
