import type { ProductCard } from '@tradewind/contract/goods/catalog';

/** Address of a product in the shop that sells it. */
export const productPath = ({ product_id, mer_id }: Pick<ProductCard, 'product_id' | 'mer_id'>): string =>
  `/detail/${encodeURIComponent(product_id)}/${encodeURIComponent(mer_id)}`;

/** Address of a shop. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`;

/** Address of all products of the flash sale that runs. */
export const flashSalePath = '/home/flash';
