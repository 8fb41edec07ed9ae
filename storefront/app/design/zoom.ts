/** The zoom of a photograph: its scale, and the offset of its centre from the centre of the view. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;
/** The zoom after a double tap. */
export const doubleTapScale = 2.5;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Limits the offset: a larger photograph covers the view, a smaller one stays centred. */
export function clampZoom({ scale, x, y }: Zoom, view: Size, photo: Size): Zoom {
  const fit = Math.min(view.width / photo.width, view.height / photo.height);
  const room = (side: keyof Size) => Math.max(0, (photo[side] * fit * scale - view[side]) / 2);
  const [across, down] = [room('width'), room('height')];
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) };
}

/** Changes the scale around a fixed point, relative to the centre of the view. */
export function zoomAt({ scale, x, y }: Zoom, wanted: number, at: Point = { x: 0, y: 0 }): Zoom {
  const next = clamp(wanted, 1, maxScale);
  const times = next / scale;
  return { scale: next, x: at.x - (at.x - x) * times, y: at.y - (at.y - y) * times };
}

/** The zoom after two fingers moved from `before` to `now`. */
export function pinchZoom(start: Zoom, before: readonly [Point, Point], now: readonly [Point, Point]): Zoom {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const { scale, x, y } = zoomAt(start, (start.scale * apart(now)) / apart(before), from);
  return { scale, x: x + to.x - from.x, y: y + to.y - from.y };
}
