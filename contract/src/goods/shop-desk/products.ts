import { z } from 'zod';
import { deskList, filter, listInput, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { amount, flag, id, int, text } from '../../base/fields.ts';
import { locales } from '../../base/locales.ts';
import { refusalCode } from '../../base/refusal-code.ts';
import type { RefusalCode } from '../../base/refusals.ts';
import { categoryCode } from '../catalog.ts';
import { productContent, productForm, productLimits } from '../product-form.ts';

/**
 * The states of a product. `on_sale`: published; `off_sale`: taken down by its shop; `taken_down`: by an operator, who
 * alone can allow it again. A draft was never on sale; `scheduled` goes on sale at `publish_at`.
 */
export const productStates = ['draft', 'in_review', 'scheduled', 'on_sale', 'off_sale', 'taken_down'] as const;
export type ProductState = (typeof productStates)[number];

/** What a shop can do with a product now. With moderation, `publish` and `schedule` send it to review first. */
export const productActs = ['edit', 'publish', 'schedule', 'unschedule', 'withdraw', 'take_down'] as const;
export type ProductAct = (typeof productActs)[number];

export const ownProductRow = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string().describe('Empty: none yet'),
  state: z.enum(productStates),
  category_id: z.string(),
  price: amount.describe('USD, of the cheapest SKU'),
  top_price: amount.describe('USD, of the dearest SKU'),
  skus: z.int(),
  stock: z.int().describe('Pieces of all SKUs'),
  low_stock: flag.describe('An SKU has few pieces or none left'),
  missing: z.array(z.enum(locales)).describe('Languages without a title, summary or description that others have'),
  lacks_safety: flag.describe('The shop delivers to the EU, and who made it or answers for it there is not given'),
  sales: z.int(),
  adult: z.boolean(),
  revision: z.int(),
  updated_at: z.string(),
  publish_at: z.string().nullable().describe('When it goes on sale, of a scheduled one'),
  reason: z.string().describe('Why an operator took it down or refused it'),
  allowed: z.array(z.enum(productActs)),
});
export type OwnProductRow = z.output<typeof ownProductRow>;

/** One product for editing. */
export const ownProduct = ownProductRow.extend({
  slug: z.string().describe('Of its public page'),
  content: productContent,
  moderated: flag.describe('1: publishing needs an operator’s approval'),
  updated_by: z.string().describe('Name of who saved it last; empty: unknown'),
  published_at: z.string().nullable(),
  shop_categories: z.array(z.string()).describe('Ids of the shop’s own categories that it is in'),
});
export type OwnProduct = z.output<typeof ownProduct>;

/** The refusals of what a form contains. */
export const formRefusals = [
  'product_invalid',
  'product_price_invalid',
  'product_list_price_low',
  'product_code_repeated',
  'product_barcode_invalid',
  'product_hs_code_invalid',
  'picture_invalid',
  'category_not_found',
] as const satisfies readonly RefusalCode[];

const states = z.enum(productStates);

/** What the products of a shop can be filtered by, in their list and in their file. */
export const productFilters = {
  q: filter(text(80)).describe('Part of a title, code or barcode'),
  state: filter(states),
  category: filter(categoryCode),
  low_stock: filter(int.pipe(flag)).describe('1: only those with low stock'),
  missing: filter(z.enum(locales)).describe('Only those that lack texts in this language'),
  lacks_safety: filter(int.pipe(flag)).describe('1: only those without what the EU asks for the safety of products'),
  shop_category: filter(id).describe('One of the shop’s own categories'),
};

export const ownProducts = endpoint({
  name: 'shopDesk.products',
  summary: 'Products of the shop, last changed first',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products',
  input: listInput(['-updated_at', 'updated_at'], productFilters),
  output: deskList(ownProductRow).extend({ counts: z.record(z.string(), z.int()).describe('Products per state') }),
  refusals: [],
});

export const showOwnProduct = endpoint({
  name: 'shopDesk.product',
  summary: 'One product of the shop, for editing',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/show',
  input: z.object({ id }),
  output: ownProduct,
  refusals: ['product_not_found'],
});

export const createDraft = endpoint({
  name: 'shopDesk.createProduct',
  summary: 'Create a product as a draft; pictures and descriptions may follow',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/create',
  input: productForm,
  output: ownProduct,
  keyed: true,
  refusals: formRefusals,
});

export const saveProduct = endpoint({
  name: 'shopDesk.saveProduct',
  summary: 'Save a product. With moderation, a changed one that is on sale goes to review',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/save',
  input: z.object({
    id,
    revision: int.describe('The one that was read; refused when somebody else saved meanwhile'),
    product: productForm,
  }),
  output: ownProduct,
  refusals: [
    'product_not_found',
    'product_changed',
    'product_state',
    'stock_below_zero',
    'product_incomplete',
    ...formRefusals,
  ],
});

export const publishProduct = endpoint({
  name: 'shopDesk.publishProduct',
  summary: 'Put a product on sale or, with moderation, send it to review',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/publish',
  input: z.object({ id }),
  output: ownProduct,
  refusals: ['product_not_found', 'product_state', 'product_incomplete'],
});

export const scheduleProduct = endpoint({
  name: 'shopDesk.scheduleProduct',
  summary: 'Put a product on sale at a later time',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/schedule',
  input: z.object({ id, at: moment }),
  output: ownProduct,
  refusals: ['product_not_found', 'product_state', 'product_incomplete', 'product_time_past'],
});

export const unscheduleProduct = endpoint({
  name: 'shopDesk.unscheduleProduct',
  summary: 'Keep a scheduled product off sale',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/unschedule',
  input: z.object({ id }),
  output: ownProduct,
  refusals: ['product_not_found', 'product_state'],
});

export const withdrawProduct = endpoint({
  name: 'shopDesk.withdrawProduct',
  summary: 'Take a product back from review',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/withdraw',
  input: z.object({ id }),
  output: ownProduct,
  refusals: ['product_not_found', 'product_state'],
});

export const takeDownProduct = endpoint({
  name: 'shopDesk.takeDownProduct',
  summary: 'Take a product off sale; running orders go on',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/take_down',
  input: z.object({ id }),
  output: ownProduct,
  refusals: ['product_not_found', 'product_state'],
});

export const duplicateProduct = endpoint({
  name: 'shopDesk.duplicateProduct',
  summary: 'Create a draft with the content of a product, without stock, codes and barcodes',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/duplicate',
  input: z.object({ id }),
  output: ownProduct,
  keyed: true,
  refusals: ['product_not_found', ...formRefusals],
});

/** Why a member changed a stock. */
export const stockReasons = ['received', 'counted', 'damaged', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

const pieces = int.pipe(z.int().min(-productLimits.stock).max(productLimits.stock));
export const stockChange = {
  reason: z.enum(stockReasons),
  note: text(200, 0).default(''),
  set: pieces.optional().describe('Pieces there are; either this or `add`'),
  add: pieces.optional().describe('Pieces more, or fewer where negative'),
};

export const bulkChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('publish') }),
  z.object({ act: z.literal('take_down') }),
  z.object({
    act: z.literal('price'),
    percent: z.number().min(-95).max(900).optional().describe('Up to two decimals; either this or `amount`'),
    amount: text(20).optional().describe('USD, may be negative'),
  }),
  z.object({ act: z.literal('stock'), ...stockChange }),
  z.object({ act: z.literal('category'), category: categoryCode }),
]);

export const changeProducts = endpoint({
  name: 'shopDesk.changeProducts',
  summary: 'Do the same with many products: each is changed or refused by itself',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/bulk',
  input: z.object({ ids: z.array(id).min(1).max(200), change: bulkChange }),
  output: z.object({
    changed: z.int(),
    results: z.array(
      z.object({
        id: z.string(),
        title: z.string().describe('Empty: no product of the shop'),
        refusal: refusalCode.nullable().describe('null: done'),
        msg: z.string().describe('The refusal in words; empty: done'),
      }),
    ),
  }),
  keyed: true,
  refusals: ['product_price_invalid', 'category_not_found', 'stock_change_invalid', 'reason_required'],
});
