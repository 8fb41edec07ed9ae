import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

export interface PhotoViewerProps {
  photos: readonly string[];
  /** The one that is seen first. */
  first: number;
  onClose: () => void;
  closeLabel: string;
  photoLabel: (position: number, total: number) => string;
  /** What a tap on a photograph does. */
  zoomLabel: string;
}

/** Photographs over everything else: swipe to the next, tap to look closer. Lies above sheets, too. */
export function PhotoViewer({ photos, first, onClose, closeLabel, photoLabel, zoomLabel }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [first]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
      className="m-0 size-full max-h-none max-w-none bg-black p-0 text-white backdrop:bg-black"
    >
      <ul ref={strip} className="scrollbar-none flex size-full snap-x snap-mandatory overflow-x-auto">
        {photos.map((photo, index) => (
          <li key={photo} className="h-full w-full shrink-0 snap-start">
            <Closer photo={photo} label={photoLabel(index + 1, photos.length)} zoomLabel={zoomLabel} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dialog.current?.close()}
        className="press absolute top-[calc(8px+var(--safe-t,0px))] right-2 grid size-11 place-items-center rounded-full bg-black/60"
      >
        <X aria-hidden size={24} strokeWidth={2} />
      </button>
    </dialog>
  );
}

/** A photograph that grows where it was tapped, and can be moved about then. */
function Closer({ photo, label, zoomLabel }: { photo: string; label: string; zoomLabel: string }) {
  const [near, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const zoom = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    setNear(!near);
    requestAnimationFrame(() => {
      const { current } = box;
      if (current) current.scrollTo(x * current.scrollWidth - current.clientWidth / 2, y * current.scrollHeight - current.clientHeight / 2);
    });
  };
  return (
    <div ref={box} className={cx('scrollbar-none size-full', near ? 'overflow-auto overscroll-contain' : 'overflow-hidden')}>
      <button type="button" aria-label={zoomLabel} aria-pressed={near} onClick={zoom} className={cx('block', near ? 'h-[250%] w-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in')}>
        <img src={photo} alt={label} className="size-full object-contain" />
      </button>
    </div>
  );
}
