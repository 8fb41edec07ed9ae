import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, code, flag, id, idList, int, listOf, nothing, page, text } from '../base/fields.ts';
import { replyRow } from './product-reviews.ts';
import { noRevocation } from './product-safety.ts';

/** The categories that an empty installation begins with, by their code and in their order. */
export const categoryCodes = [
  'computer',
  'electrical',
  'outdoors',
  'family',
  'health',
  'mens',
  'womens',
  'food',
  'phone',
  'toys',
  'adult',
  'lingerie',
  'jewelry',
  'watches',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];

/** The code of any category, also of one that operators made. It is part of addresses and never changes. */
export const categoryCode = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Means "all categories" in lists that existing clients show as tabs. */
export const allCategories = '0';

const namedCategory = z.object({ category_id: z.string(), name: z.string() });

/** A category of the second level. */
export const subcategory = namedCategory.extend({
  image: z.string(),
  former_ids: z.array(z.string()).describe('Of categories that were merged into it'),
});
export type Subcategory = z.output<typeof subcategory>;

export const category = z.object({
  category_id: z.string(),
  name: z.string().describe('In the caller’s language; unique'),
  name_en: z.string().describe('The key by which existing clients find their own label; the name where they have none'),
  image: z.string(),
  adult: z.boolean().describe('Only for shoppers who confirmed that they are 18 or older'),
  former_ids: z.array(z.string()).describe('Of categories that were merged into it'),
  children: z.array(subcategory).describe('Its subcategories, in their order; its lists contain their products'),
});
export type Category = z.output<typeof category>;

const priceBefore = amount.describe(
  'USD before a reduction; empty where there is none, since existing clients strike it through',
);

export const productCard = z.object({
  id: z.string().describe('Listing id'),
  product_id: z.string(),
  mer_id: z.string(),
  sales: z.int().describe('Pieces in paid orders'),
  click: z.int().describe('Distinct visitors who opened it'),
  score: z
    .number()
    .nullable()
    .describe('Mean of the product scores of verified buyers, 0.5 to 5; null before the tenth'),
  is_new: z.boolean().describe('On sale for 30 days at most, and without ten reviews'),
  has_options: z.boolean().describe('An SKU must be chosen before it can be bought'),
  sold_out: z.boolean(),
  in_flash_sale: z.boolean().describe('`sales_price` is that of a flash sale, `market_price` the usual one'),
  mer_name: z.string(),
  goods: z.object({
    image: z.string(),
    second_image: z.string().optional().describe('The next picture of the product; absent where it has one only'),
    title: z.string(),
    sales_price: amount.describe('USD, of the cheapest SKU'),
    market_price: priceBefore,
    real_sales: z.int(),
  }),
});
export type ProductCard = z.output<typeof productCard>;

/** The sort orders of product lists. */
export const productSort = z.enum(['relevance', 'sales', 'newest', 'price_up', 'price_down', 'rating']);
export type ProductSort = z.output<typeof productSort>;

/** What existing clients print before their own % sign while a shop has too few reviews for a rate. */
export const noRate = '–';

export const shopCard = z.object({
  mer_id: z.string(),
  mer_name: z.string(),
  mer_avatar: z.string(),
  follow_count: z.int(),
  good_rate: z
    .union([z.number(), z.literal(noRate)])
    .describe('Percentage of reviews with four stars or more; a dash before the tenth'),
  review_count: z.int(),
  total_price: z.string().describe('Pieces sold, as text'),
  reply_minutes: z
    .int()
    .nullable()
    .describe('Median minutes until the shop answers a shopper, of the last 30 days; null while it answered few'),
  is_follow: flag,
  slogan: z.string(),
  city: z.string(),
  since: z.int(),
  tone: z.string().describe('Tone of the header: night, pine, wine or sea'),
  pictures: z.array(z.string()).describe('Up to three product pictures'),
});
export type ShopCard = z.output<typeof shopCard>;

export const productOption = z.object({
  name: z.string(),
  values: z.array(
    z.object({ code: z.string(), text: z.string(), swatch: z.string().nullable(), image: z.string().nullable() }),
  ),
});
export const sku = z.object({
  sku_id: z.string(),
  choice: z.array(z.string()).describe('One value code per option, in their order'),
  spec: z.string().describe('The chosen values in the caller’s language, joined with |'),
  sales_price: amount,
  market_price: priceBefore,
  stock: z.int(),
  image: z.string(),
});
export type Sku = z.output<typeof sku>;
export type ProductOption = z.output<typeof productOption>;

/** A manufacturer, or who answers for a product in the EU. */
export const safetyParty = z.object({
  name: z.string(),
  address: z.string(),
  contact: z.string().describe('Electronic address'),
});
export type SafetyParty = z.output<typeof safetyParty>;

export const soldPercent = z.int().describe('Per cent of the pieces that are offered at the price of a flash sale');

/** What a product’s page says of the flash sale that it is in. */
export const productFlash = z.object({
  name: z.string(),
  ends_at: z.string(),
  sold_percent: soldPercent,
  skus: z
    .array(
      z.object({
        sku_id: z.string(),
        left: z.int().describe('Pieces that are left at this price'),
        per_shopper: z.int().describe('The most that one shopper gets at this price'),
      }),
    )
    .describe('Those that cost less now; the others have their usual price'),
});
export type ProductFlash = z.output<typeof productFlash>;

export const productDetail = z.object({
  id: z.string(),
  product_id: z.string(),
  mer_id: z.string(),
  category_id: z.string(),
  category_name: z.string(),
  category_path: z
    .array(namedCategory)
    .describe('The categories that lead to it, the widest first; without those that are hidden'),
  adult: z.boolean(),
  sales: z.int(),
  click: z.int(),
  score: z.number().nullable(),
  review_count: z.int(),
  is_like: flag,
  on_sale: z.boolean(),
  flash: productFlash.nullable().describe('The flash sale that it is in now'),
  goods: z.object({
    title: z.string(),
    summary: z.string(),
    sales_price: amount,
    market_price: priceBefore,
    stock: z.int(),
    image: z.string(),
    images: z.string().describe('Gallery, comma-joined'),
    image_alts: z.array(z.string()).describe('What each of its pictures shows; empty where nobody wrote it'),
    content: z.string().describe('Description as safe HTML'),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    use_spec: flag,
    specList: z.array(z.object({ name: z.string(), child: z.array(z.string()) })),
    options: z.array(productOption),
    skus: z.array(sku),
  }),
  not_sent_to: z
    .array(z.string())
    .describe('Countries to which its shop or a rule of the platform sends none, ISO codes'),
  no_revocation: noRevocation.describe(
    'Why nobody can withdraw from its purchase; empty: the law of the destination decides',
  ),
  refund_days: z.int().describe('Days from receipt in which a refund can be requested, while its money is held'),
  safety: z
    .object({
      maker: safetyParty.nullable(),
      eu_person: safetyParty.nullable().describe('Who answers for it in the EU'),
      warnings: z.string(),
    })
    .nullable()
    .describe('Who made it and what to mind; null where nothing is given'),
  freight: z
    .object({ first: amount, next: amount, free_over: amount.nullable() })
    .describe('Freight of one parcel of this shop, USD'),
  shipping: z
    .array(
      z.object({
        countries: z.array(z.string()).describe('ISO 3166-1 alpha-2; empty: all that no other entry names'),
        not_to: z.array(z.string()).describe('Countries of this entry, or of all others, where it is not delivered'),
        price: amount.describe('Of one piece'),
        days_from: z.int().describe('Working days on the way'),
        days_to: z.int(),
      }),
    )
    .describe('Standard delivery of one piece, by the zones of the shop'),
  reply_list: z.array(replyRow).describe('The most helpful reviews; `reviews.ofProduct` lists all'),
  merchant: shopCard.nullable(),
  other: z.array(productCard),
});
export type ProductDetail = z.output<typeof productDetail>;

const listing = { ...page, category_id: code.optional() };

export const categoryList = endpoint({
  name: 'catalog.categories',
  summary: 'The categories with their subcategories, starting with the one for all',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/category',
  input: nothing,
  output: z.array(category),
  refusals: [],
});

export const categoryProducts = endpoint({
  name: 'catalog.categoryProducts',
  summary: 'Products of a category and its subcategories; without one, or 0, recommended products',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/product',
  input: z.object({
    ...listing,
    sort: productSort.optional(),
    advertised: int.pipe(flag).optional().describe('1: without products that are rated low'),
  }),
  output: listOf(productCard),
  refusals: ['category_not_found'],
});

export const hotProducts = endpoint({
  name: 'catalog.hotProducts',
  summary: 'Products with most orders lately',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/hot_product',
  input: z.object({ ...listing, title: text(80, 0).optional() }),
  output: listOf(productCard),
  refusals: ['category_not_found'],
});

export const recommendedProducts = endpoint({
  name: 'catalog.recommendedProducts',
  summary:
    'Recommended products, of one category or of all; or what goes with the goods in the shopper’s cart or orders',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/recommend',
  input: z.object({
    ...listing,
    beside: z
      .enum(['cart', 'orders'])
      .optional()
      .describe('Only what goes with the goods in the shopper’s cart, or in the orders of `order_ids`'),
    order_ids: idList.optional().describe('Orders of the shopper, comma-joined; those of others are left out'),
  }),
  output: listOf(productCard),
  refusals: ['category_not_found'],
});

export const product = endpoint({
  name: 'catalog.product',
  summary: 'One product of one shop',
  who: 'anyone',
  method: 'GET',
  path: '/api/product/detail',
  input: z.object({ product_id: id, mer_id: id.optional() }),
  output: productDetail,
  inLook: 'closed',
  refusals: ['product_not_found', 'adults_only'],
});

export const toggleFavourite = endpoint({
  name: 'catalog.like',
  summary: 'Add a product to the favourites, or remove it',
  who: 'shopper',
  method: 'POST',
  path: '/api/product/like',
  input: z.object({ product_id: id, mer_id: id.optional() }),
  output: z.object({ is_like: flag }),
  refusals: ['product_not_found', 'adults_only'],
  notice: 'favourite_changed',
});
