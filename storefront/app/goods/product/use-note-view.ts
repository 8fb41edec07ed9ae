import { viewProduct } from '@tradewind/contract/goods/views';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';

/** Tells that somebody looks at a product. It is nothing to the shopper whether that arrives. */
export function useRecordView(productId: string): void {
  useEffect(() => {
    void call(viewProduct, { product_id: productId }, { quiet: true }).catch(() => undefined);
  }, [productId]);
}
