import type { Banner } from '@tradewind/contract/platform/content';
import { Carousel } from '../../design/carousel.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** The banners as a carousel with autoplay; loaded lazily. */
export function BannerSlides({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return (
    <Carousel
      peek
      label={t('home.banners')}
      slideLabel={(position, total) => t('catalog.position', { position, total })}
      autoplay={{ pauseLabel: t('home.pause'), playLabel: t('home.play') }}
      arrows={{ previous: t('shell.previous'), next: t('shell.next') }}
      className="mt-4"
    >
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} priority={index === 0} />
      ))}
    </Carousel>
  );
}
