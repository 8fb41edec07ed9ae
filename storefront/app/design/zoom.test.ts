import { describe, expect, it } from 'vitest';
import { maxScale, clampZoom, pinchZoom, zoomAt, unzoomed } from './zoom.ts';

const view = { width: 400, height: 800 };
const square = { width: 800, height: 800 };

describe('zoom', () => {
  it('keeps the touched point in place', () => {
    const zoom = zoomAt(unzoomed, 2, { x: 50, y: -30 });
    // What lay under the finger lay (50 - 0) / 1 from the middle, and must lie there still: 2 × 50 + x = 50.
    expect(zoom).toEqual({ scale: 2, x: -50, y: 30 });
    expect(zoomAt(zoom, 1, { x: 50, y: -30 })).toEqual(unzoomed);
  });

  it('limits the scale', () => {
    expect(zoomAt(unzoomed, 0.2)).toEqual(unzoomed);
    expect(zoomAt(unzoomed, 99).scale).toBe(maxScale);
  });

  it('keeps a larger photograph over the whole view', () => {
    // Drawn 400 × 400, at three times 1200 × 1200: 400 to each side, 200 up and down.
    expect(clampZoom({ scale: 3, x: 999, y: -999 }, view, square)).toEqual({ scale: 3, x: 400, y: -200 });
    expect(clampZoom({ scale: 1.5, x: 30, y: 70 }, view, square)).toEqual({ scale: 1.5, x: 30, y: 0 });
  });

  it('follows a pinch of two fingers', () => {
    const parted = pinchZoom(
      unzoomed,
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
      pinchZoom(
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
      pinchZoom(
        unzoomed,
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
