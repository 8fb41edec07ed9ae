import { useState } from 'react';
import { Carousel } from '../design/carousel.tsx';
import { Photo } from '../design/photo.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { largePhoto } from './large-photo.ts';

interface GalleryPartProps {
  images: readonly string[];
  /** Photograph of what the shopper chose; stands first then. */
  chosen: string | null;
  title: string;
}

/** All photographs of a product, edge to edge. */
export function GalleryPart({ images, chosen, title }: GalleryPartProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(chosen);
  // A new choice is looked at once, wherever the gallery stood.
  if (shown !== chosen) {
    setShown(chosen);
    setAt(0);
  }
  const first = chosen && largePhoto(chosen);
  const photos = first ? [first, ...images.slice(1).filter((image) => image !== first)] : images;
  return (
    <Carousel
      counter
      index={at}
      onSelect={setAt}
      label={t('catalog.photos', { title })}
      slideLabel={(position, total) => t('catalog.position', { position, total })}
      className="*:last:bottom-9"
    >
      {photos.map((photo, index) => (
        <Photo
          key={photo}
          src={photo}
          alt=""
          width={800}
          height={800}
          priority={index === 0}
          className="aspect-square w-full"
        />
      ))}
    </Carousel>
  );
}
