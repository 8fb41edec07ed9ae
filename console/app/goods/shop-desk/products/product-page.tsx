import { showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { useParams } from 'react-router';
import { useEndpointQuery } from '../../../api/use-endpoint-query.ts';
import { ProductEditor } from './product-editor.tsx';

/** One product of the shop. */
export const ProductPage = () => {
  const { id = '' } = useParams();
  const { data } = useEndpointQuery(showOwnProduct, { id });
  return data ? <ProductEditor key={id} stored={data} /> : null;
};

/** A product that does not exist yet. */
export const NewProductPage = () => <ProductEditor />;
