import { useQuery } from '@tanstack/react-query';
import type { HomeSection } from '@tradewind/contract/goods/home';
import type { Banner } from '@tradewind/contract/platform/content';
import { categoriesQuery, withoutAllCategory } from '../catalog/categories.ts';
import { CategoriesPart } from './categories-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { FlashSalePart } from './flash-sale-part.tsx';
import { HeroPart } from './hero-part.tsx';
import { HomeCouponsPart } from './home-coupons-part.tsx';
import { HomeProductsPart, OwnSectionPart, TitledRow } from './home-products-part.tsx';
import { HotShopsPart } from './hot-shops-part.tsx';

interface HomeSectionPartProps {
  section: HomeSection;
  banners: readonly Banner[];
  /** Nothing comes after it. */
  isLast: boolean;
}

/** One section of Home, by its kind. */
export function HomeSectionPart({ section: { kind, title, list }, banners, isLast }: HomeSectionPartProps) {
  switch (kind) {
    case 'categories':
      return <Categories />;
    case 'banners':
      return banners.length > 0 ? <HeroPart banners={banners} /> : null;
    case 'facts':
      return <FactsPart />;
    case 'flash':
      return <FlashSalePart />;
    case 'shops':
      return <HotShopsPart />;
    case 'coupons':
      return <HomeCouponsPart />;
    case 'followed':
    case 'viewed':
    case 'tastes':
      return <OwnSectionPart kind={kind} />;
    case 'picked':
      return <TitledRow title={title} cards={list} />;
    default:
      return <HomeProductsPart kind={kind} endless={isLast} />;
  }
}

function Categories() {
  const { data = [] } = useQuery(categoriesQuery());
  return <CategoriesPart categories={withoutAllCategory(data)} />;
}
