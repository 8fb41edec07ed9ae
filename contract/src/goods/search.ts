import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { code, country, id, int, listOf, none, nothing, page, text } from '../base/fields.ts';
import { productCard, productSort } from './catalog.ts';

const price = z
  .union([z.string().trim(), z.number().transform(String)])
  .pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/));
const isOne = int.pipe(z.union([z.literal(0), z.literal(1)]));

/** The filters of product lists, besides category and shop. */
export const productFilters = {
  price_from: price.optional().describe('USD, of the cheapest SKU'),
  price_to: price.optional(),
  rating: z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[1-5](\.\d{1,2})?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(1).max(5))
    .optional()
    .describe('Mean score at least'),
  in_stock: isOne.optional(),
  free_delivery: isOne.optional().describe('1: a single piece is delivered free of charge'),
  ships_to: country.optional().describe('ISO code of a country to which it is delivered'),
};
export type ProductFilters = z.output<z.ZodObject<typeof productFilters>>;

const followed = isOne.optional().describe('1: only from shops that the shopper follows; a visitor follows none');

export const searchProducts = endpoint({
  name: 'catalog.searchProducts',
  summary: 'Products found by words in any of the five languages; without words, all',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/search',
  input: z.object({
    ...page,
    category_id: code.optional(),
    ...productFilters,
    followed,
    title: text(80, 0).optional(),
    sort: productSort.optional(),
  }),
  output: listOf(productCard).extend({
    more: z.boolean().describe('There may be more than `total`: counting stops at a limit'),
    meant: z.string().nullable().describe('The corrected words, when mistyped ones were replaced'),
    near: z.boolean().describe('Nothing is what was asked for; the products have something of it'),
    with_all_words: z
      .int()
      .nullable()
      .describe(
        'So many of the products have all of the words, and come first; behind them is what has some. null: all',
      ),
  }),
  inLook: 'closed',
  refusals: ['category_not_found'],
});

export const searchFacets = endpoint({
  name: 'catalog.searchFacets',
  summary:
    'The found products counted by category, price, rating, stock and delivery: what is found with each value beside the other chosen filters',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/facets',
  input: z.object({
    mer_id: id.optional().describe('Within one shop'),
    category_id: code.optional(),
    title: text(80, 0).optional(),
    ...productFilters,
    followed,
    ships_to: country.optional().describe('A country to count for; with `only_ships_to` a filter as the others are'),
    only_ships_to: isOne.optional(),
  }),
  output: z.object({
    more: z
      .boolean()
      .describe(
        'Only the best sellers among the found products were counted, because there are too many: each count is the least',
      ),
    categories_more: z.boolean().describe('The same of the counts of categories, which are of all that was found'),
    categories: z
      .array(z.object({ category_id: z.string(), count: z.int() }))
      .describe('Of all categories, most first; a category counts what is in its subcategories too'),
    total: z.int().describe('In the requested category, like all that follows'),
    ratings: z.array(z.object({ least: z.number(), count: z.int() })),
    in_stock: z.int(),
    free_delivery: z.int(),
    ships_to: z.int().describe('Delivered to the requested country; 0 without one'),
    followed: z.int().describe('From shops that the shopper follows; 0 for a visitor and within one shop'),
    followed_more: z.boolean().describe('The same of this count'),
    price: z.object({
      highest: z.int().describe('Whole USD'),
      bars: z.array(z.int()).describe('Products in each of equal steps from 0 to highest'),
    }),
  }),
  refusals: ['category_not_found', 'shop_not_found'],
});

export const suggestSearches = endpoint({
  name: 'catalog.suggest',
  summary: 'Suggestions for a typed text: searches of others, categories, products',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/suggest',
  input: z.object({ title: text(80) }),
  output: z.object({
    searches: z.array(z.string()),
    categories: z.array(z.object({ category_id: z.string(), name: z.string() })),
    products: z.array(z.object({ product_id: z.string(), mer_id: z.string(), title: z.string(), image: z.string() })),
  }),
  refusals: [],
});

export const hotSearches = endpoint({
  name: 'catalog.hotSearches',
  summary: 'Hot searches in the caller’s language; empty while there are none',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/hot_searches',
  input: nothing,
  output: z.array(z.object({ keyword: z.string() })),
  refusals: [],
});

export const deleteSearches = endpoint({
  name: 'catalog.deleteSearches',
  summary: 'Delete one of the shopper’s latest searches, or without a word all of them',
  who: 'shopper',
  method: 'POST',
  path: '/api/product/forget_searches',
  input: z.object({ keyword: text(80).optional() }),
  output: none,
  refusals: [],
});

export const recentSearches = endpoint({
  name: 'catalog.recentSearches',
  summary: 'The shopper’s latest ten searches; empty for a visitor',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/index',
  input: nothing,
  output: z.array(z.object({ keyword: z.string() })),
  refusals: [],
});
