import { pickText } from '@tradewind/contract/base/locales';
import type { ProductDecision } from '../../goods/catalog/index.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

const kinds = {
  approve: 'shop_product_approved',
  refuse: 'shop_product_refused',
  remove: 'shop_product_taken_down',
  allow_again: 'shop_product_allowed',
} as const satisfies Record<ProductDecision['act'], NotificationKind>;

/** Notifies shops of what operators decided about their products, each time. */
export async function notifyShopsOfProducts(
  deps: NotificationsDeps,
  decisions: readonly ProductDecision[],
): Promise<void> {
  const rows = await deps.db.read
    .selectFrom('products')
    .select(['id', 'shop_id', 'titles', 'status_reason'])
    .where('id', 'in', [...new Set(decisions.map(({ productId }) => productId))])
    .execute();
  const products = new Map(rows.map((row) => [row.id, row]));
  await notifyReaders(
    deps,
    decisions.flatMap(({ productId, act, at }) => {
      const product = products.get(productId);
      if (!product) return [];
      return [
        {
          reader: 'shop' as const,
          readerId: product.shop_id,
          kind: kinds[act],
          subject: `product:${productId}:${act}:${at}`,
          details: {
            product: pickText(product.titles, 'en'),
            message: product.status_reason,
            page: `/shop_products/${productId}/show`,
          },
        },
      ];
    }),
  );
}
