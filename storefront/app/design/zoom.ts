/** How closely a photograph is looked at: how much larger it is, and how far its middle is from the middle of the view. */
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

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const closest = 5;
/** What a double tap brings. */
export const near = 2.5;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps the photograph over the view: where it is larger no edge comes inside, where it is smaller it stays in the middle. */
export function held({ scale, x, y }: Zoom, view: Size, photo: Size): Zoom {
  const fit = Math.min(view.width / photo.width, view.height / photo.height);
  const room = (side: keyof Size) => Math.max(0, (photo[side] * fit * scale - view[side]) / 2);
  const [across, down] = [room('width'), room('height')];
  return { scale, x: between(x, -across, across), y: between(y, -down, down) };
}

/** Another scale around a point that stays where it is, counted from the middle of the view. */
export function scaled({ scale, x, y }: Zoom, wanted: number, at: Point = { x: 0, y: 0 }): Zoom {
  const next = between(wanted, 1, closest);
  const times = next / scale;
  return { scale: next, x: at.x - (at.x - x) * times, y: at.y - (at.y - y) * times };
}

/** What two fingers make of it that lay on `before` and lie on `now`. */
export function pinched(start: Zoom, before: readonly [Point, Point], now: readonly [Point, Point]): Zoom {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const { scale, x, y } = scaled(start, (start.scale * apart(now)) / apart(before), from);
  return { scale, x: x + to.x - from.x, y: y + to.y - from.y };
}
