import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../shell/router/visit.ts';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { useScreenTitle } from '../../shell/page-title.ts';
import { productPath } from '../catalog/paths.ts';
import { productQuery } from '../catalog/catalog-data.ts';
import { cheapestSku, firstChoice } from '../catalog/sku-sheet/choice.ts';
import { shopCouponsQuery } from '../../trade/coupons/coupons-data.ts';
import { deliveryQuery, handlingQuery } from '../../trade/freight/freight-data.ts';
import { knownShipTo } from '../../trade/freight/ship-to.ts';
import { firstQuestionsQuery } from '../../trade/questions/questions-data.ts';
import { ProductForAdults, ProductUnavailable, ProductSkeleton } from './product-states.tsx';
import { ProductPart } from './product-part.tsx';
import { productStructuredData } from './structured-data.ts';

export async function loader({ params: { product, mer }, queries }: ScreenContext) {
  if (!product) return;
  const questions = queries.prefetchQuery(firstQuestionsQuery(product));
  const { mer_id: shop, goods } = await queries.ensureQueryData(productQuery(product, mer));
  const skuId = cheapestSku(goods, firstChoice(goods))?.sku_id;
  await Promise.all([
    questions,
    queries.prefetchQuery(shopCouponsQuery(shop)),
    queries.prefetchQuery(handlingQuery(shop)),
    queries.prefetchQuery(deliveryQuery(product, knownShipTo(queries), { skuId })),
  ]);
}

export function meta({ params, queries, t, origin }: MetaContext): ScreenMeta {
  const found = queries.getQueryData(productQuery(params['product'] ?? '', params['mer']).queryKey);
  if (!found) return { missing: true };
  return {
    title: found.goods.title,
    description: found.goods.summary,
    image: found.goods.image,
    canonical: productPath(found),
    jsonLd: productStructuredData(found, origin, t),
  };
}

export function Component() {
  const { product: productId = '', mer } = useParams();
  const {
    data: product,
    error,
    isPending,
    refetch,
  } = useQuery({ ...productQuery(productId, mer), enabled: productId !== '' });
  useScreenTitle(product?.goods.title);
  if (product) return <ProductPart key={product.id} product={product} />;
  if (isPending && productId) return <ProductSkeleton />;
  if (error instanceof ApiRefusal && error.refusal === 'adults_only') return <ProductForAdults />;
  return <ProductUnavailable error={isApiFailure(error) ? error : null} onRetry={() => void refetch()} />;
}
