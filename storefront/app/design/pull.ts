/** Height of the head that a pull uncovers, and the point from which letting go refreshes. */
export const pullHead = 50;

/** How far the content follows a finger: half the way, and never more than twice the head. */
export function pulledHeight(distance: number): number {
  return Math.min(Math.max(0, distance) / 2, pullHead * 2);
}
