import type { Banner } from '@tradewind/contract/platform/content';
import { BannerPart } from './banner-part.tsx';
import { isBeside } from './banner-place.ts';
import { BannerSlide } from './banner-slide.tsx';

/** The banners; in a wide window two of them stand beside the others. */
export function HeroPart({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 1) return <BannerPart banners={banners} />;
  return (
    <div className="lg:grid lg:grid-cols-3 lg:gap-5 lg:pr-4">
      <div className="min-w-0 lg:col-span-2 lg:-mr-4">
        <BannerPart banners={banners} />
      </div>
      <div className="mt-4 hidden h-88 auto-rows-fr gap-5 lg:grid">
        {banners.map((banner, index) => isBeside(index) && <BannerSlide key={banner.id} small banner={banner} />)}
      </div>
    </div>
  );
}
