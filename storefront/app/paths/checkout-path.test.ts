import { describe, expect, it } from 'vitest';
import { checkoutPath, type Purchase, parsePurchase } from './checkout-path.ts';

const read = (path: string) => parsePurchase(new URL(path, 'https://shop.test').searchParams);

describe('the address of the checkout', () => {
  it.each<Purchase>([
    { cart: ['11', 'a-b_c'] },
    { product: 'p 1&x', shop: 's=2', sku: 'k', number: 3 },
    { product: 'p', shop: '', sku: '', number: 1 },
  ])('is parsed back to %j', (purchase) => {
    expect(read(checkoutPath(purchase))).toEqual(purchase);
  });

  it('is null without a purchase', () => {
    expect(read('/checkout')).toBeNull();
    expect(read('/checkout?cart=')).toBeNull();
    expect(read('/order?cart=,,&product=')).toBeNull();
  });

  it.each(['0', '-1', '1.5', 'x', '1e9', '1000', ''])('falls back to one piece for the number %j', (n) => {
    expect(read(`/checkout?product=p&n=${n}`)).toEqual({ product: 'p', shop: '', sku: '', number: 1 });
  });
});
