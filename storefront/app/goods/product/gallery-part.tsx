import { lazy, type PointerEvent, Suspense, useState } from 'react';
import { Carousel } from '../../design/carousel.tsx';
import { Photo } from '../../design/photo.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { useViewerLabels } from '../catalog/use-viewer-labels.ts';

const PhotoViewer = lazy(async () => ({ default: (await import('../../design/photo-viewer.tsx')).PhotoViewer }));

/** Enlarges a photograph under a mouse; the code is loaded when one comes. Who is offline does without. */
function zoomUnderMouse({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  void import('./hover-zoom.ts').then(({ hoverZoom }) => hoverZoom(currentTarget)).catch(() => undefined);
}

interface GalleryPartProps {
  images: readonly string[];
  /** What each picture shows, in the shopper's language; empty where nobody wrote it. */
  alts: readonly string[];
  /** Picture of the chosen value; shown first. */
  chosen: string | null;
  title: string;
}

/** The photographs of a product as a carousel, in a wide window with all of them beside it; a mouse enlarges one, pressing it opens the photo viewer. */
export function GalleryPart({ images, alts, chosen, title }: GalleryPartProps) {
  const { t } = useTranslation();
  const active = useScreenActive();
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(chosen);
  // A new choice moves the gallery to the chosen picture.
  if (shown !== chosen) {
    setShown(chosen);
    setAt(0);
  }
  const first = chosen && largePhoto(chosen);
  const photos = first ? [first, ...images.slice(1).filter((image) => image !== first)] : images;
  const nameOf = (position: number, total: number) =>
    alts[images.indexOf(photos[position - 1] ?? '')] || t('gallery.photo', { title, position, total });
  const labels = useViewerLabels(nameOf);
  return (
    <div className="lg:grid lg:grid-cols-[76px_minmax(0,1fr)] lg:gap-4">
      <div className="hidden lg:block">
        {photos.length > 1 && (
          <ul className="flex flex-col gap-3">
            {photos.map((photo, index) => (
              <li key={photo}>
                <button
                  type="button"
                  aria-label={nameOf(index + 1, photos.length)}
                  aria-current={index === at}
                  onClick={() => setAt(index)}
                  className={cx(
                    'press block overflow-hidden rounded-md',
                    index === at && 'outline-2 outline-offset-2 outline-sea',
                  )}
                >
                  <Photo
                    src={smallPhoto(photo)}
                    alt=""
                    width={152}
                    height={152}
                    sizes="76px"
                    className="aspect-square w-full"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Carousel
        counter
        index={at}
        onSelect={setAt}
        label={t('catalog.photos', { title })}
        slideLabel={(position, total) => t('catalog.position', { position, total })}
        arrows={{ previous: t('gallery.previous'), next: t('gallery.next') }}
        tabletSlide={tabletPhoto}
        className="overflow-hidden *:last:bottom-9 lg:rounded-xl lg:*:last:bottom-3"
      >
        {photos.map((photo, index) => (
          <button
            key={photo}
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={zoomUnderMouse}
            onClick={() => {
              setAt(index);
              setOpen(true);
            }}
            className="block w-full cursor-zoom-in overflow-hidden -outline-offset-4"
          >
            <Photo
              src={photo}
              alt={nameOf(index + 1, photos.length)}
              width={800}
              height={800}
              sizes={widths}
              priority={index === 0}
              className="aspect-square w-full transition-[scale] duration-(--dur-fast)"
            />
          </button>
        ))}
      </Carousel>
      {open && active && (
        <Suspense>
          <PhotoViewer photos={photos} first={at} onClose={() => setOpen(false)} labels={labels} />
        </Suspense>
      )}
    </div>
  );
}

/** How wide the photograph is, about, at each width of the window. On telephones 800 pixels are enough, whatever their density. */
const widths =
  '(min-width:90rem) 664px, (min-width:64rem) 50vw, (min-width:48rem) 55vh, (min-resolution:2.5dppx) 60vw, 95vw';

/** Title and price stand on the first screen of a tablet; beside the photograph, there is room for a part of the next. */
const tabletPhoto = 'md:max-lg:basis-[min(55svh,560px)] md:max-lg:not-last:mr-0.5';

const small = /^(\/media\/[0-9a-f]{32})-400(\.webp)$/;

/** The 800 px variant of a photograph from our media store; other addresses are returned unchanged. */
const largePhoto = (address: string): string => address.replace(small, '$1-800$2');

const large = /^(\/media\/[0-9a-f]{32})-800(\.webp)$/;

/** The 400 px variant of a photograph from our media store. */
const smallPhoto = (address: string): string => address.replace(large, '$1-400$2');
