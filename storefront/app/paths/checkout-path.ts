/** What is about to be bought: lines of the cart, or one combination of a product directly. */
export type Purchase = { cart: readonly string[] } | { product: string; shop: string; sku: string; number: number };

/** Address of the checkout. What is bought stands in it, so that reloading and going back work. */
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

/** Reads that address back; null where it names nothing that could be bought. */
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
