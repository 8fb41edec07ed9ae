import { describe, expect, it } from 'vitest';
import { closest, held, pinched, scaled, whole } from './zoom.ts';

const view = { width: 400, height: 800 };
const square = { width: 800, height: 800 };

describe('looking closer', () => {
  it('keeps the point that was touched where it is', () => {
    const zoom = scaled(whole, 2, { x: 50, y: -30 });
    // What lay under the finger lay (50 - 0) / 1 from the middle, and must lie there still: 2 × 50 + x = 50.
    expect(zoom).toEqual({ scale: 2, x: -50, y: 30 });
    expect(scaled(zoom, 1, { x: 50, y: -30 })).toEqual(whole);
  });

  it('goes neither below the whole photograph nor beyond the closest look', () => {
    expect(scaled(whole, 0.2)).toEqual(whole);
    expect(scaled(whole, 99).scale).toBe(closest);
  });

  it('shows no ground beside a photograph that is larger than the view', () => {
    // Drawn 400 × 400, at three times 1200 × 1200: 400 to each side, 200 up and down.
    expect(held({ scale: 3, x: 999, y: -999 }, view, square)).toEqual({ scale: 3, x: 400, y: -200 });
    expect(held({ scale: 1.5, x: 30, y: 70 }, view, square)).toEqual({ scale: 1.5, x: 30, y: 0 });
  });

  it('follows two fingers as they part and as they move', () => {
    const parted = pinched(
      whole,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
    );
    expect(parted).toEqual({ scale: 2, x: 0, y: 0 });
    expect(
      pinched(
        parted,
        [
          { x: -100, y: 0 },
          { x: 100, y: 0 },
        ],
        [
          { x: -90, y: 20 },
          { x: 110, y: 20 },
        ],
      ),
    ).toEqual({ scale: 2, x: 10, y: 20 });
    expect(
      pinched(
        whole,
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        [
          { x: 9, y: 9 },
          { x: 9, y: 9 },
        ],
      ).scale,
    ).toBe(1);
  });
});
