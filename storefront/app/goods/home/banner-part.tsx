import type { Banner } from '@tradewind/contract/platform/content';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { whenIdle } from '../../design/when-idle.ts';
import { BannerSlide } from './banner-slide.tsx';

interface BannerPartProps {
  banners: readonly Banner[];
}

/**
 * The banners of Home. They are a plain scrolling row until the carousel's code has been
 * loaded, so that the first view does not wait for it.
 */
export function BannerPart({ banners }: BannerPartProps) {
  const { t } = useTranslation();
  const Slides = useSlides();
  if (Slides) return <Slides banners={banners} />;
  return (
    <section aria-label={t('home.banners')} className="banner-row">
      {banners.map((banner, index) => (
        <div key={banner.id}>
          <BannerSlide banner={banner} priority={index === 0} />
        </div>
      ))}
    </section>
  );
}

function useSlides(): ComponentType<BannerPartProps> | null {
  const [slides, setSlides] = useState<{ Slides: ComponentType<BannerPartProps> } | null>(null);
  useEffect(() => {
    const turn = async () => {
      const { BannerSlides } = await import('./banner-slides.tsx');
      startTransition(() => setSlides({ Slides: BannerSlides }));
    };
    // If loading fails, the row still scrolls.
    whenIdle(() => void turn().catch(() => undefined));
  }, []);
  return slides?.Slides ?? null;
}
