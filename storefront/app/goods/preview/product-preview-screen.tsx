import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { previewProduct, previewProductForm } from '@tradewind/contract/goods/shop-desk/page';
import { useParams, useSearchParams } from '../../shell/router/visit.ts';
import { ProductPart } from '../product/product-part.tsx';
import { ProductSkeleton } from '../product/product-states.tsx';
import { PreviewClosed } from './preview-closed.tsx';
import { atShopDesk, previewQuery } from './preview-query.ts';
import { useTypedForm } from './use-typed-form.ts';

/** A product as shoppers will see it: a draft, an earlier version, or what is typed; for members of its shop. */
export function Component() {
  const { shop = '', product = '' } = useParams();
  const [search] = useSearchParams();
  const session = atShopDesk(shop);
  const typed = useTypedForm<InputOf<typeof previewProductForm>>();
  const revision = Number(search.get('revision') ?? 0) || undefined;
  const stored = useQuery({
    ...previewQuery(previewProduct, session, { id: product, ...(revision && { revision }) }),
    enabled: typed === null,
  });
  const unsaved = useQuery({ ...previewQuery(previewProductForm, session, typed!), enabled: Boolean(typed) });
  const { data, error, refetch } = typed === null ? stored : unsaved;
  if (data) return <ProductPart product={data} preview />;
  return error ? <PreviewClosed error={error} onRetry={() => void refetch()} /> : <ProductSkeleton />;
}
