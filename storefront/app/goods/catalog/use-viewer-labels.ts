import type { PhotoViewerLabels } from '../../design/photo-viewer.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** The words of the photo viewer, for photographs of one thing. */
export function useViewerLabels(photo: PhotoViewerLabels['photo']): PhotoViewerLabels {
  const { t } = useTranslation();
  return {
    close: t('shell.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    closer: t('gallery.closer'),
    farther: t('gallery.farther'),
    photo,
  };
}
