import { useMutation, useQueryClient } from '@tanstack/react-query';
import { likeProduct, product } from '@tradewind/contract/goods/catalog';
import { call } from '../../api/call.ts';
import { callQuery } from '../../api/call-query.ts';

/** One product of one shop. Quiet, because the screen itself says that there is none. */
export const productQuery = (productId: string, shopId: string | undefined) =>
  callQuery(product, { product_id: productId, ...(shopId && { mer_id: shopId }) }, { quiet: true });

/** Puts a product among the favourites or takes it out. It is under way until the product has come anew. */
export function useToggleFavourite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { product_id: string; mer_id: string }) => call(likeProduct, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [product.name] }),
  });
}
