import { scrollerOf } from './column.ts';
import { pulledHeight } from './pull.ts';

interface Pull {
  /** @param height that the content follows down, in pixels; more than 0 */
  move: (height: number) => void;
  /** After at least one move. @param height of the last one */
  end: (height: number) => void;
}

/** Follows pulls by touch at the top of a box. Returns what ends it. */
export function followPull(box: HTMLElement, pull: Pull): () => void {
  let from: Touch | null = null;
  let height = 0;
  const start = (event: TouchEvent) => {
    const scroller = scrollerOf(box);
    const atTop = (scroller ? scroller.scrollTop : window.scrollY) <= 0;
    from = atTop && event.touches.length === 1 ? (event.touches[0] ?? null) : null;
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!from || !touch) return;
    const down = touch.clientY - from.clientY;
    // A gesture that starts sideways or upwards is no pull.
    if (height === 0 && Math.abs(touch.clientX - from.clientX) >= down) from = null;
    height = from ? pulledHeight(down) : 0;
    if (height === 0) return;
    if (event.cancelable) event.preventDefault();
    pull.move(height);
  };
  const end = () => {
    if (height > 0) pull.end(height);
    from = null;
    height = 0;
  };
  box.addEventListener('touchstart', start, { passive: true });
  box.addEventListener('touchmove', move, { passive: false });
  box.addEventListener('touchend', end);
  box.addEventListener('touchcancel', end);
  return () => {
    box.removeEventListener('touchstart', start);
    box.removeEventListener('touchmove', move);
    box.removeEventListener('touchend', end);
    box.removeEventListener('touchcancel', end);
  };
}
