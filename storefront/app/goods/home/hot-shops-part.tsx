import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ShopTile } from '../shops/shop-tile.tsx';

/** Shops that people order from lately, to visit or to follow. */
export function HotShopsPart({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading title={t('home.hotShops')} to="/searchs" />
      <ul className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pb-1">
        {shops.map((shop) => (
          <ShopTile key={shop.mer_id} shop={shop} className="w-[236px] shrink-0 snap-start" />
        ))}
      </ul>
    </section>
  );
}
