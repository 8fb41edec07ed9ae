/** How many times larger a photograph is under a mouse. */
const scale = 2;

/**
 * Enlarges the photograph in a frame around the point under the mouse, which it follows, until the mouse leaves or presses
 * a button. Does nothing when the mouse has left already.
 */
export function hoverZoom(frame: HTMLElement): void {
  const photo = frame.querySelector('img');
  if (!photo || !frame.matches(':hover') || photo.style.scale) return;
  // Of an uploaded picture a larger variant may be needed.
  photo.sizes = `${photo.width * scale}px`;
  const share = (at: number, start: number, size: number) => `${((at - start) / size) * 100}%`;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    photo.style.transformOrigin = `${share(clientX, left, width)} ${share(clientY, top, height)}`;
    photo.style.scale = String(scale);
  };
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    photo.style.scale = '';
  };
  frame.addEventListener('pointermove', follow, listening);
  frame.addEventListener('pointerleave', end, listening);
  frame.addEventListener('pointerdown', end, listening);
}
