import type { Banner } from '@tradewind/contract/platform/content';
import { BannerSlide } from '../home/banner-slide.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Picked things that belong together, as large cards side by side. */
export function CollectionsPart({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('home.collections')}
      className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4"
    >
      {banners.map((banner, index) => (
        <div key={banner.id} className="w-66 shrink-0 snap-start">
          <BannerSlide tall banner={banner} priority={index === 0} />
        </div>
      ))}
    </section>
  );
}
