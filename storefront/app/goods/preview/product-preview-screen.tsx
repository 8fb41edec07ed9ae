import { useQuery } from '@tanstack/react-query';
import { previewProduct } from '@tradewind/contract/goods/shop-desk/page';
import { useParams } from 'react-router';
import { ProductPart } from '../product/product-part.tsx';
import { ProductSkeleton } from '../product/product-states.tsx';
import { PreviewClosed } from './preview-closed.tsx';
import { previewQuery } from './preview-query.ts';

/** A product as shoppers will see it, also a draft; for members of its shop. */
export function Component() {
  const { shop = '', product = '' } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(previewProduct, shop, { id: product }));
  if (error) return <PreviewClosed error={error} onRetry={() => void refetch()} />;
  return data ? <ProductPart product={data} preview /> : <ProductSkeleton />;
}
