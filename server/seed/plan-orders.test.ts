import { describe, expect, it } from 'vitest';
import { planOrders } from './plan-orders.ts';
import { demoSkus } from './world/skus.ts';
import { popularProducts } from './world/orders.ts';
import { shoppers } from './world/shoppers.ts';
import { products } from './world/shops.ts';

const plan = planOrders();
const bySlug = new Map(products.map((product) => [product.slug, product]));

describe('the planned orders', () => {
  it('are the same every time, oldest first', () => {
    expect(planOrders()).toEqual(plan);
    expect(plan.map(({ minutesAgo }) => minutesAgo)).toEqual(
      plan.map(({ minutesAgo }) => minutesAgo).sort((a, b) => b - a),
    );
  });

  it('contain only existing SKUs with enough stock', () => {
    const wanted = new Map<string, number>();
    for (const { lines } of plan)
      for (const { product, choice, quantity } of lines) {
        const key = `${product} ${choice.join('|')}`;
        wanted.set(key, (wanted.get(key) ?? 0) + quantity);
      }
    for (const [key, quantity] of wanted) {
      const [slug, choice] = key.split(' ');
      const stock = demoSkus(bySlug.get(slug!)!).find((sku) => sku.choice.join('|') === choice)?.stock;
      expect(stock, key).toBeGreaterThan(quantity);
    }
  });

  it('give the demo shopper an order in every status, and leave a first-order code unused', () => {
    const own = plan.filter(({ username }) => username === 'demo');
    const count = (outcome: string) => own.filter((order) => order.outcome === outcome).length;
    expect([count('unpaid'), count('paid'), count('sent'), count('received'), count('cancelled')]).toEqual([
      1, 2, 2, 2, 1,
    ]);
    expect(own.find(({ outcome }) => outcome === 'unpaid')!.minutesAgo).toBeLessThan(10);
    expect(own.some(({ promo }) => promo === 'HELLO10')).toBe(false);
  });

  it('refer only to shoppers and products of the demo data', () => {
    expect(plan.every(({ username }) => shoppers.some((person) => person.username === username))).toBe(true);
    expect(popularProducts.every((slug) => bySlug.has(slug))).toBe(true);
  });
});
