/** What a checkout is for: cart lines, or one SKU of a product. */
export type Purchase = { cart: readonly string[] } | { product: string; shop: string; sku: string; number: number };

/** Path of the checkout. It holds the purchase, so that reloading and going back work. */
export function checkoutPath(purchase: Purchase): string {
  const query =
    'cart' in purchase
      ? new URLSearchParams({ cart: purchase.cart.join(',') })
      : new URLSearchParams({
          product: purchase.product,
          shop: purchase.shop,
          sku: purchase.sku,
          n: String(purchase.number),
        });
  return `/checkout?${query}`;
}

/** Parses the query of a checkout path; null where it names no purchase. */
export function parsePurchase(query: URLSearchParams): Purchase | null {
  const cart = (query.get('cart') ?? '').split(',').filter(Boolean);
  if (cart.length > 0) return { cart };
  const product = query.get('product');
  if (!product) return null;
  const number = Number(query.get('n') ?? '1');
  return {
    product,
    shop: query.get('shop') ?? '',
    sku: query.get('sku') ?? '',
    number: Number.isSafeInteger(number) && number > 0 && number <= 999 ? number : 1,
  };
}
