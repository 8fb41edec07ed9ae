import type { ShopDetail } from '@tradewind/contract/goods/shops';
import { Megaphone } from 'lucide-react';
import { cx } from '../../design/class-names.ts';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { HolidayPart } from '../../trade/freight/handling-part.tsx';
import { ShopCouponsPart } from '../../trade/coupons/shop-coupons-part.tsx';
import { countFilters } from '../search/search-params.ts';
import { FeaturedPart } from './featured-part.tsx';
import { ShopAboutPart } from './shop-about-part.tsx';
import { ShopHeadPart } from './shop-head-part.tsx';
import { ShopProductsPart } from './shop-products-part.tsx';
import { type ShopTab, shopTabs, type ShopView } from './shop-view.ts';

interface ShopPagePartProps {
  shop: ShopDetail;
  view: ShopView;
  onChange: (change: Partial<ShopView>) => void;
}

/** The page of a shop: head, tabs, announcement, featured products, and the products or what is known about it. */
export function ShopPagePart({ shop, view, onChange }: ShopPagePartProps) {
  const isPlain = view.tab === 'all' && !view.words && !view.category && !view.own && countFilters(view) === 0;
  return (
    <>
      <ShopHeadPart
        shop={shop}
        words={view.words}
        onSearch={(words) => onChange({ words, tab: view.tab === 'about' ? 'all' : view.tab })}
      />
      <ShopTabsPart tab={view.tab} onChange={(tab) => onChange({ tab })} />
      {shop.announcement && (
        <Notice tone="sea" icon={Megaphone} className="mx-3 mt-2.5 md:mx-4">
          <p className="break-words whitespace-pre-line">{shop.announcement}</p>
        </Notice>
      )}
      <HolidayPart shopId={shop.mer_id} className="mx-3 mt-2.5 md:mx-4" />
      <ShopCouponsPart shopId={shop.mer_id} className="pt-2.5" />
      {isPlain && shop.featured.length > 0 && <FeaturedPart cards={shop.featured} />}
      {view.tab === 'about' ? (
        <ShopAboutPart shop={shop} />
      ) : (
        <ShopProductsPart shop={shop} view={view} onChange={onChange} />
      )}
    </>
  );
}

interface ShopTabsPartProps {
  tab: ShopTab;
  onChange: (tab: ShopTab) => void;
}

const texts = { all: 'shops.allProducts', new: 'shops.newest', about: 'shops.about' } as const;

/** The sticky tabs of a shop. Plain buttons, because they are also rendered on the server. */
function ShopTabsPart({ tab, onChange }: ShopTabsPartProps) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('shops.tabs')}
      className="frost scrollbar-none sticky top-(--page-top) z-(--z-bar) flex shrink-0 gap-4 overflow-x-auto border-b border-line bg-canvas/92 px-4"
    >
      {shopTabs.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === tab ? 'page' : undefined}
          onClick={() => onChange(id)}
          className={cx(
            'relative min-h-12 shrink-0 px-1 text-lead whitespace-nowrap -outline-offset-2',
            id === tab ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {t(texts[id])}
          {id === tab && (
            <span aria-hidden className="absolute bottom-0 left-1/2 h-[3px] w-6 -translate-x-1/2 rounded-full bg-sea" />
          )}
        </button>
      ))}
    </nav>
  );
}
