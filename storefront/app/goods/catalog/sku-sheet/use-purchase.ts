import type { ProductDetail, Sku } from '@tradewind/contract/goods/catalog';
import { useCallback } from 'react';
import { useNavigate } from '../../../shell/router/visit.ts';
import { checkoutPath } from '../../../paths/checkout-path.ts';
import { useRequireSignIn } from '../../../shell/guard/use-require-sign-in.ts';
import { useAddToCart } from '../catalog-data.ts';

type Bought = Pick<ProductDetail, 'id' | 'product_id' | 'mer_id'>;

/**
 * Adding a SKU to the cart and buying it at once. Both need a signed-in shopper: a visitor is sent to sign in, and goes on to
 * the checkout of what was to be bought.
 */
export function usePurchase() {
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const { mutate, isPending } = useAddToCart();

  const add = useCallback(
    (product: Bought, sku: Sku, num: number, onAdded?: () => void) => {
      if (!requireSignIn()) return;
      const { id, product_id, mer_id } = product;
      mutate({ product_id, mer_id, id, sku_id: sku.sku_id, num }, { onSuccess: onAdded });
    },
    [requireSignIn, mutate],
  );
  const buy = useCallback(
    (product: Bought, sku: Sku, number: number) =>
      void navigate(checkoutPath({ product: product.product_id, shop: product.mer_id, sku: sku.sku_id, number })),
    [navigate],
  );
  return { add, buy, adding: isPending };
}
