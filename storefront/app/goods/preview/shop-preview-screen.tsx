import { useQuery } from '@tanstack/react-query';
import { previewShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ShopPagePart } from '../shops/shop-page-part.tsx';
import { ShopSkeleton } from '../shops/shop-states.tsx';
import { parseShopView } from '../shops/shop-view.ts';
import { PreviewClosed } from './preview-closed.tsx';
import { previewQuery } from './preview-query.ts';

/** The draft of a shop's page, as shoppers will see it; for members of the shop. */
export function Component() {
  const { shop = '' } = useParams();
  const [view, setView] = useState(() => parseShopView(new URLSearchParams()));
  const { data, error, refetch } = useQuery(previewQuery(previewShopPage, shop, {}));
  if (error) return <PreviewClosed error={error} onRetry={() => void refetch()} />;
  if (!data) return <ShopSkeleton />;
  return <ShopPagePart shop={data} view={view} onChange={(change) => setView({ ...view, ...change })} />;
}
