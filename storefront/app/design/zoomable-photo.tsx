import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { clampZoom, doubleTapScale, pinchZoom, type Point, zoomAt, type Size, unzoomed, type Zoom } from './zoom.ts';

/** Zoom for buttons and keys. */
export interface ZoomHandle {
  zoomTo: (zoom: Zoom) => void;
}

interface ZoomablePhotoProps {
  ref?: Ref<ZoomHandle>;
  src: string;
  alt: string;
  /** Far ones are not loaded yet. */
  load: boolean;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

interface Gesture {
  fingers: Map<number, Point>;
  /** Where they lay, and how closely one looked, when the last of them came or went. */
  before: Map<number, Point>;
  zoom: Zoom;
  moved: boolean;
}
interface Tap extends Point {
  at: number;
}

const doubleTap = { within: 300, around: 30 };
/** Movement in px up to which a touch counts as a tap. */
const tapTolerance = 6;

/** A photograph with zoom by pinch, double tap or wheel, and panning by one finger. The browser’s menu saves it. */
export function ZoomablePhoto({ ref, src, alt, load, zoom, onZoom }: ZoomablePhotoProps) {
  const box = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>({ fingers: new Map(), before: new Map(), zoom, moved: false });
  const lastTap = useRef<Tap>({ x: 0, y: 0, at: -doubleTap.within });
  const [photo, setPhoto] = useState<Size>({ width: 1, height: 1 });
  const [moving, setMoving] = useState(false);

  const zoomTo = (next: Zoom) => {
    const view = box.current?.getBoundingClientRect();
    if (view) onZoom(clampZoom(next, view, photo));
  };
  useImperativeHandle(ref, () => ({ zoomTo }));
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  // React listens to the wheel passively, and then the browser would enlarge the whole page.
  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault();
      zoomTo(zoomAt(zoom, zoom.scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), fromMiddle(event)));
    };
  });
  useEffect(() => {
    const { current } = box;
    const turn = (event: WheelEvent) => onWheel.current?.(event);
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, []);

  const begin = () => {
    const { fingers } = gesture.current;
    gesture.current = { fingers, before: new Map(fingers), zoom, moved: gesture.current.moved && fingers.size > 1 };
    setMoving(fingers.size > 0);
  };
  const down = (event: PointerEvent) => {
    // The other buttons of a mouse open the browser's menu, which saves the picture.
    if (event.button !== 0) return;
    gesture.current.fingers.set(event.pointerId, fromMiddle(event));
    begin();
  };
  const move = (event: PointerEvent) => {
    const { fingers, before, zoom: start } = gesture.current;
    const from = before.get(event.pointerId);
    if (!from) return;
    const at = fromMiddle(event);
    fingers.set(event.pointerId, at);
    if (Math.hypot(at.x - from.x, at.y - from.y) > tapTolerance) gesture.current.moved = true;
    const [[firstId, first] = [], [secondId, second] = []] = [...fingers];
    if (first && second) zoomTo(pinchZoom(start, [before.get(firstId!)!, before.get(secondId!)!], [first, second]));
    else if (start.scale > 1) zoomTo({ scale: start.scale, x: start.x + at.x - from.x, y: start.y + at.y - from.y });
  };
  const up = (event: PointerEvent) => {
    const { moved, fingers } = gesture.current;
    if (!fingers.delete(event.pointerId)) return;
    begin();
    if (moved || fingers.size > 0 || event.type === 'pointercancel') return;
    const tap = { ...fromMiddle(event), at: event.timeStamp };
    const { current: last } = lastTap;
    const twice = tap.at - last.at < doubleTap.within && Math.hypot(tap.x - last.x, tap.y - last.y) < doubleTap.around;
    lastTap.current = twice ? { ...tap, at: -doubleTap.within } : tap;
    if (twice) zoomTo(zoom.scale > 1 ? unzoomed : zoomAt(zoom, doubleTapScale, tap));
  };

  const { scale, x, y } = zoom;
  return (
    <div
      ref={box}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={up}
      className={cx(
        'size-full touch-none overflow-hidden select-none',
        scale > 1 ? (moving ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
      )}
    >
      {load && (
        <img
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPhoto({ width: naturalWidth, height: naturalHeight })
          }
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className={cx('size-full object-contain', !moving && 'transition-transform duration-(--dur-fast) ease-out')}
        />
      )}
    </div>
  );
}
