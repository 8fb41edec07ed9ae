import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScrollRow } from '../../shell/scroll-row.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { ShopTile } from '../shops/shop-tile.tsx';

/** Shops with the most orders lately. */
export function HotShopsPart() {
  const { t } = useTranslation();
  const { data } = useQuery(hotShopsQuery());
  const shops = data?.list ?? [];
  if (shops.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('home.hotShops')} to="/searchs" />
      <ScrollRow className="lg:grid lg:grid-cols-4">
        {shops.map((shop) => (
          <ShopTile key={shop.mer_id} shop={shop} className="w-[236px] shrink-0 snap-start lg:w-auto" />
        ))}
      </ScrollRow>
    </section>
  );
}
