import type { AddedProduct } from '@tradewind/contract/goods/favourites';
import { expect, it } from 'vitest';
import { groupNewProducts } from './new-products.ts';

const added = (id: string, mer_id: string, added_at: string): AddedProduct => ({
  id,
  product_id: id,
  mer_id,
  mer_name: `Shop ${mer_id}`,
  mer_avatar: '',
  added_at,
  sales: 0,
  click: 0,
  score: null,
  is_new: true,
  has_options: false,
  sold_out: false,
  in_flash_sale: false,
  goods: { image: '', title: id, sales_price: '1.00', market_price: '1.00', real_sales: 0 },
});

it('groups the products that a shop added on one day', () => {
  const groups = groupNewProducts([
    added('1', 'a', '2026-05-02T09:00:00.000Z'),
    added('2', 'a', '2026-05-02T01:00:00.000Z'),
    added('3', 'b', '2026-05-01T23:00:00.000Z'),
    added('4', 'a', '2026-05-01T22:00:00.000Z'),
    added('5', 'a', '2026-04-30T22:00:00.000Z'),
  ]);
  expect(groups.map(({ shopId, cards }) => [shopId, ...cards.map(({ id }) => id)])).toEqual([
    ['a', '1', '2'],
    ['b', '3'],
    ['a', '4'],
    ['a', '5'],
  ]);
  expect(groupNewProducts([])).toEqual([]);
});
