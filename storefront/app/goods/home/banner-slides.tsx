import type { Banner } from '@tradewind/contract/platform/content';
import { Carousel } from '../../design/carousel.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useMedia } from '../../design/use-media.ts';
import { isBeside } from './banner-place.ts';
import { BannerSlide } from './banner-slide.tsx';

/** The banners as a carousel with autoplay. Loaded lazily, in the browser alone: it may ask for the width of the window. */
export function BannerSlides({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  const isWide = useMedia('(min-width: 64rem)');
  const turned = banners.filter((_, index) => !(isWide && isBeside(index)));
  return (
    <Carousel
      peek
      label={t('home.banners')}
      slideLabel={(position, total) => t('catalog.position', { position, total })}
      autoplay={{ pauseLabel: t('home.pause'), playLabel: t('home.play') }}
      arrows={{ previous: t('shell.previous'), next: t('shell.next') }}
      className="mt-4"
    >
      {turned.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} priority={index === 0} />
      ))}
    </Carousel>
  );
}
