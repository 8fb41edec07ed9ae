import { useQuery } from '@tanstack/react-query';
import { previewDeskProduct } from '@tradewind/contract/goods/desk/products';
import { useParams } from '../../shell/router/visit.ts';
import { ProductPart } from '../product/product-part.tsx';
import { ProductSkeleton } from '../product/product-states.tsx';
import { PreviewClosed } from './preview-closed.tsx';
import { previewQuery } from './preview-query.ts';

/** A product in any state as shoppers will see it; for operators who review it. */
export function Component() {
  const { product = '' } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(previewDeskProduct, { desk: 'operator' }, { id: product }));
  if (data) return <ProductPart product={data} preview />;
  return error ? <PreviewClosed error={error} onRetry={() => void refetch()} /> : <ProductSkeleton />;
}
