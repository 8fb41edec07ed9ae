import { z } from 'zod';
import { csvFile } from '../../base/csv-file.ts';
import { asFile, deskPages, filter, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, int, none, text } from '../../base/fields.ts';
import { highestLowStock } from '../low-stock.ts';
import { ownProduct, stockChange, stockReasons } from './products.ts';

/** Why a stock changed: those of members, and those that orders and products bring with them. */
export const movementReasons = [
  ...stockReasons,
  'created',
  'edited',
  'ordered',
  'cancelled',
  'refunded',
  'exchanged',
] as const;
export type MovementReason = (typeof movementReasons)[number];

export const stockMovement = z.object({
  id: z.string(),
  sku_id: z.string(),
  spec: z.string().describe('The chosen values'),
  code: z.string(),
  reason: z.enum(movementReasons),
  quantity: z.int().describe('Negative: taken out'),
  before: z.int(),
  after: z.int(),
  order_id: z.string().nullable(),
  by: z.string().describe('Name of the member; empty: an order'),
  note: z.string(),
  at: z.string(),
});
export type StockMovement = z.output<typeof stockMovement>;

export const stockMovements = endpoint({
  name: 'shopDesk.stockMovements',
  summary: 'Every change of the stock of a product or one SKU, latest first',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/movements',
  input: z.object({
    product_id: id,
    sku_id: filter(id),
    cursor: text(30, 0).default(''),
    limit: int.pipe(z.int().min(1).max(100)).default(25),
  }),
  output: deskPages(stockMovement),
  refusals: ['product_not_found'],
});

export const exportMovements = endpoint({
  name: 'shopDesk.exportMovements',
  summary: `Every change of the stock of the shop, a product or one SKU, latest first, ${asFile}`,
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/movements/export',
  input: z.object({
    ...csvFile,
    product_id: filter(id),
    sku_id: filter(id),
    from: filter(moment).describe('Moved then or later'),
    to: filter(moment).describe('Moved before this moment'),
  }),
  output: z.string(),
  refusals: [],
});

export const changeStock = endpoint({
  name: 'shopDesk.changeStock',
  summary: 'Change the stock of an SKU, with a reason',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/stock',
  input: z.object({ sku_id: id, ...stockChange }),
  output: ownProduct,
  keyed: true,
  refusals: ['product_not_found', 'stock_change_invalid', 'stock_below_zero', 'reason_required'],
});

export const setLowStock = endpoint({
  name: 'shopDesk.setLowStock',
  summary:
    'Set from how few pieces on a stock is low: for the filter of the list, the dashboard and the daily notification',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/low_stock',
  input: z.object({
    pieces: int.pipe(z.int().min(0).max(highestLowStock)).describe('At most so many; 0: only what is sold out'),
  }),
  output: none,
  refusals: [],
});
