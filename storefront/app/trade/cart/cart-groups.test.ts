import type { CartRow } from '@tradewind/contract/trade/cart';
import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { goodsTotal, groupCart, piecesOf } from './cart-groups.ts';

const row = (cart_id: string, mer_id: string, more: Partial<CartRow> = {}): CartRow => ({
  cart_id,
  mer_id,
  mer_name: `Shop ${mer_id}`,
  mer_avatar: '',
  product_id: 'p',
  sku_id: 'k',
  spec: '',
  cart_num: 1,
  stock: 9,
  total_price: '1.00',
  problem: null,
  price_was: null,
  goods: { image: '', title: cart_id, sales_price: '1.00', spec: '' },
  ...more,
});
const ids = (groups: { lines: CartRow[] }[]) => groups.map((group) => group.lines.map((line) => line.cart_id));

describe('the cart', () => {
  it('groups lines by shop, unavailable ones apart', () => {
    const { available, unavailable } = groupCart([
      row('1', 'a', { problem: 'sold_out' }),
      row('2', 'b'),
      row('3', 'a'),
      row('4', 'b', { problem: 'gone' }),
      row('5', 'b'),
    ]);
    expect(ids(available)).toEqual([['2', '5'], ['3']]);
    expect(ids(unavailable)).toEqual([['1'], ['4']]);
  });

  it('adds up without losing a cent', () => {
    const rows = [
      row('1', 'a', { cart_num: 3, goods: { image: '', title: '', sales_price: '0.10', spec: '' } }),
      row('2', 'b', { cart_num: 2 }),
    ];
    expect(goodsTotal(rows)).toEqual(usd(230));
    expect(piecesOf(rows)).toBe(5);
    expect(goodsTotal([])).toEqual(usd(0));
  });
});
