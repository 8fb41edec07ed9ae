import { lazy, Suspense, useState } from 'react';
import { useViewerLabels } from '../../goods/catalog/use-viewer-labels.ts';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

const PhotoViewer = lazy(async () => ({ default: (await import('../../design/photo-viewer.tsx')).PhotoViewer }));

/** Pictures of a review in a row; each can be looked at closely. */
export function ReviewPicturesPart({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const labels = useViewerLabels((position, total) => t('reviews.picture', { position, total }));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="scrollbar-none mt-2 flex gap-2 overflow-x-auto">
        {pictures.map((picture, index) => (
          <li key={picture} className="shrink-0">
            <button
              type="button"
              aria-label={t('reviews.picture', { position: index + 1, total: pictures.length })}
              onClick={() => setOpen(index)}
              className="press block rounded-sm"
            >
              <Photo src={picture} alt="" width={84} height={84} className="size-21 rounded-sm object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PhotoViewer photos={pictures} first={open} onClose={() => setOpen(null)} labels={labels} />
        </Suspense>
      )}
    </>
  );
}
