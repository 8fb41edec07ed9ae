import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { maxScale, zoomAt, unzoomed } from './zoom.ts';
import { ZoomablePhoto, type ZoomHandle } from './zoomable-photo.tsx';

export interface PhotoViewerLabels {
  close: string;
  previous: string;
  next: string;
  closer: string;
  farther: string;
  photo: (position: number, total: number) => string;
}

export interface PhotoViewerProps {
  photos: readonly string[];
  /** The one that is seen first. */
  first: number;
  onClose: () => void;
  labels: PhotoViewerLabels;
}

const step = 1.6;
/** Distance in px that an arrow key pans a zoomed photograph. */
const stride = 80;

/**
 * Photographs over everything else, sheets too. Swiped, or turned by buttons and arrows; looked at closely with two fingers,
 * a double tap, the wheel, buttons, or + and −. Escape closes.
 */
export function PhotoViewer({ photos, first, onClose, labels }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState(unzoomed);
  const shown = useRef<ZoomHandle>(null);
  const isNear = useRef(false);
  const [view, embla] = useEmblaCarousel({
    startIndex: first,
    containScroll: false,
    duration: 20,
    watchDrag: () => !isNear.current,
  });

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    isNear.current = zoom.scale > 1;
  }, [zoom]);
  useEffect(() => {
    if (!embla) return undefined;
    const settle = () => {
      setAt(embla.selectedScrollSnap());
      setZoom(unzoomed);
    };
    embla.on('select', settle);
    return () => {
      embla.off('select', settle);
    };
  }, [embla]);

  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const turn = (by: number) => embla?.scrollTo(at + by, still());
  const closer = (times: number) => shown.current?.zoomTo(zoomAt(zoom, zoom.scale * times));
  const shift = (x: number, y: number) => shown.current?.zoomTo({ ...zoom, x: zoom.x + x, y: zoom.y + y });
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (zoom.scale > 1 ? shift(stride, 0) : turn(-1)),
    ArrowRight: () => (zoom.scale > 1 ? shift(-stride, 0) : turn(1)),
    ArrowUp: () => zoom.scale > 1 && shift(0, stride),
    ArrowDown: () => zoom.scale > 1 && shift(0, -stride),
    '+': () => closer(step),
    '=': () => closer(step),
    '-': () => closer(1 / step),
    '0': () => setZoom(unzoomed),
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={labels.photo(at + 1, photos.length)}
      onClose={onClose}
      onKeyDown={press}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-black p-0 text-white outline-hidden backdrop:bg-black"
    >
      <div ref={view} className="size-full overflow-hidden">
        <ul className="flex size-full">
          {photos.map((photo, index) => (
            <li key={photo} inert={index !== at} className="h-full w-full min-w-0 shrink-0">
              <ZoomablePhoto
                ref={index === at ? shown : undefined}
                src={photo}
                alt={labels.photo(index + 1, photos.length)}
                load={Math.abs(index - at) <= 1}
                zoom={index === at ? zoom : unzoomed}
                onZoom={setZoom}
              />
            </li>
          ))}
        </ul>
      </div>
      <p aria-live="polite" className="sr-only">
        {labels.photo(at + 1, photos.length)}
      </p>
      {/* The first one gets the focus when it opens. */}
      <div className="absolute top-[calc(8px+var(--safe-t,0px))] right-2 flex flex-row-reverse gap-2">
        <ViewerButton icon={X} label={labels.close} onClick={() => dialog.current?.close()} />
        <ViewerButton
          icon={ZoomIn}
          label={labels.closer}
          disabled={zoom.scale >= maxScale}
          onClick={() => closer(step)}
        />
        <ViewerButton
          icon={ZoomOut}
          label={labels.farther}
          disabled={zoom.scale <= 1}
          onClick={() => closer(1 / step)}
        />
      </div>
      {photos.length > 1 && (
        <>
          <ViewerButton
            icon={ChevronLeft}
            label={labels.previous}
            disabled={at === 0}
            onClick={() => turn(-1)}
            className="absolute top-1/2 left-2 -translate-y-1/2"
          />
          <ViewerButton
            icon={ChevronRight}
            label={labels.next}
            disabled={at === photos.length - 1}
            onClick={() => turn(1)}
            className="absolute top-1/2 right-2 -translate-y-1/2"
          />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bottom-[calc(20px+var(--safe-b))] flex justify-center"
          >
            <span className="flex items-center gap-2 rounded-full bg-black/60 px-3 py-2">
              {photos.map((photo, index) => (
                <span
                  key={photo}
                  className={cx(
                    'h-1.5 rounded-full transition-[width]',
                    index === at ? 'w-4 bg-white' : 'w-1.5 bg-white/60',
                  )}
                />
              ))}
            </span>
          </div>
        </>
      )}
    </dialog>
  );
}

interface ViewerButtonProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
}

/** Keeps the focus at the last photograph: it is marked as disabled, not removed. */
const ViewerButton = ({ icon: Icon, label, disabled, onClick, className }: ViewerButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    className={cx(
      'grid size-11 place-items-center rounded-full bg-black/60 focus-visible:outline-white aria-disabled:text-white/40',
      className,
    )}
  >
    <Icon aria-hidden size={22} strokeWidth={2} />
  </button>
);
