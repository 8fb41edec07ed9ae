import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, country, id, idList, int, none, quantity, text } from '../base/fields.ts';

/**
 * Why a line can't be bought: `gone` no longer sold, `sold_out` none left, `short` fewer than wanted, `no_delivery` the
 * shop doesn't deliver it to the destination.
 */
export const cartProblem = z.enum(['gone', 'sold_out', 'short', 'no_delivery']);
export type CartProblem = z.output<typeof cartProblem>;

export const cartRow = z.object({
  cart_id: z.string(),
  mer_id: z.string(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  product_id: z.string(),
  sku_id: z.string(),
  spec: z.string(),
  cart_num: z.int(),
  stock: z.int(),
  total_price: amount,
  problem: cartProblem.nullable(),
  price_was: amount.nullable().describe('Price when it was added, where the price has changed since; else null'),
  goods: z.object({ image: z.string(), title: z.string(), sales_price: amount, spec: z.string() }),
});
export type CartRow = z.output<typeof cartRow>;

export const cart = endpoint({
  name: 'cart.list',
  summary: 'The cart, lines of one shop together, newest shop first',
  who: 'shopper',
  method: 'GET',
  path: '/api/cart/index',
  input: z.object({
    country: country.default('').describe('Destination of a shopper whose default address names no country'),
  }),
  output: z.object({
    country: z.string().describe('The destination that lines are checked for; empty: not known, none is'),
    carts: z.array(cartRow),
    total_price: amount.describe('Of the lines without a problem'),
    count: z.int().describe('Pieces'),
    saved: z.array(cartRow).describe('Saved for later, latest first'),
  }),
  refusals: [],
});

/** An SKU is named by `sku_id`, or as existing clients do by `spec`: the chosen values joined with `|`. */
export const skuChoice = {
  product_id: id,
  mer_id: id.optional(),
  sku_id: id.optional(),
  spec: text(400, 0).optional(),
};

export const addToCart = endpoint({
  name: 'cart.add',
  summary: 'Add a SKU to the cart; increases the line if there is one',
  who: 'shopper',
  method: 'POST',
  path: '/api/cart/add',
  input: z.object({ ...skuChoice, num: quantity, id: id.optional() }),
  output: z.object({ cart_id: z.string(), count: z.int() }),
  refusals: [
    'product_not_found',
    'adults_only',
    'product_gone',
    'choose_options',
    'stock_short',
    'sold_out',
    'cart_full',
  ],
  notice: 'added_to_cart',
});

export const setCartQuantity = endpoint({
  name: 'cart.setQuantity',
  summary: 'Set the quantity of a line',
  who: 'shopper',
  method: 'POST',
  path: '/api/cart/set_num',
  input: z.object({ cart_id: id, num: quantity }),
  output: none,
  refusals: ['cart_line_not_found', 'stock_short', 'sold_out', 'product_gone'],
});

export const changeCartLine = endpoint({
  name: 'cart.change',
  summary: 'Replace the SKU of a line by another of the same product; at most the pieces in stock',
  who: 'shopper',
  method: 'POST',
  path: '/api/cart/change',
  input: z.object({ cart_id: id, sku_id: id }),
  output: z.object({ cart_id: z.string() }),
  refusals: ['cart_line_not_found', 'choose_options', 'sold_out', 'product_gone'],
});

export const saveForLater = endpoint({
  name: 'cart.saveForLater',
  summary: 'Save lines for later, or move them back into the cart; missing ones are ignored',
  who: 'shopper',
  method: 'POST',
  path: '/api/cart/save',
  input: z.object({ cart_ids: idList, saved: int.pipe(z.union([z.literal(0), z.literal(1)])) }),
  output: none,
  refusals: [],
});

export const deleteCartLines = endpoint({
  name: 'cart.delete',
  summary: 'Delete lines of the cart; missing ones are ignored',
  who: 'shopper',
  method: 'POST',
  path: '/api/cart/del',
  input: z.object({ cart_ids: idList }),
  output: none,
  refusals: [],
  notice: 'removed',
});
