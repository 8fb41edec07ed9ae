import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { flag, id, int, nothing } from '../../base/fields.ts';
import type { RefusalCode } from '../../base/refusals.ts';
import { productDetail } from '../catalog.ts';
import { unfinishedProduct } from '../product-form.ts';
import { shopPageContent, shopPageForm, shopPageParts, unfinishedShopPage } from '../shop-page-form.ts';
import { shopDetail } from '../shops.ts';
import { productStates } from './products.ts';

/** The page of a shop for editing: what is published, and a draft beside it. */
export const ownShopPage = z.object({
  shop_id: z.string(),
  revision: z.int().describe('Rises with every change'),
  content: shopPageContent.describe('The draft, or what is published where there is none'),
  published: shopPageContent,
  has_draft: flag,
  changed_by: z.string().describe('Name of who changed it last; empty: nobody yet'),
  changed_at: z.string().nullable(),
  products: z
    .array(z.object({ id: z.string(), title: z.string(), image: z.string(), state: z.enum(productStates) }))
    .describe('The featured products of both'),
  category_counts: z.record(z.string(), z.int()).describe('Products of each category of its own'),
});
export type OwnShopPage = z.output<typeof ownShopPage>;

const nameRefusals = [
  'shop_invalid',
  'shop_name_mixed',
  'shop_name_reserved',
  'shop_name_taken',
] as const satisfies readonly RefusalCode[];
const revision = int.describe('The one that was read; refused when somebody else changed the page meanwhile');

export const showOwnShopPage = endpoint({
  name: 'shopDesk.page',
  summary: 'The page of the shop, for editing',
  who: 'merchant',
  right: 'profile',
  method: 'GET',
  path: '/api/shop/page',
  input: nothing,
  output: ownShopPage,
  refusals: [],
});

export const saveShopPage = endpoint({
  name: 'shopDesk.savePage',
  summary: 'Save a draft of the shop’s page; shoppers see no difference until it is published',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/save',
  input: z.object({ revision, page: shopPageForm }),
  output: ownShopPage,
  refusals: [
    'shop_page_changed',
    'picture_invalid',
    'announcement_time_invalid',
    'featured_product_invalid',
    'shop_category_invalid',
    ...nameRefusals,
  ],
});

export const publishShopPage = endpoint({
  name: 'shopDesk.publishPage',
  summary: 'Publish the draft of the shop’s page',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/publish',
  input: z.object({ revision }),
  output: ownShopPage,
  refusals: ['shop_page_changed', 'shop_page_without_draft', ...nameRefusals],
});

export const discardShopPage = endpoint({
  name: 'shopDesk.discardPage',
  summary: 'Discard the draft of the shop’s page',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/discard',
  input: z.object({ revision }),
  output: ownShopPage,
  refusals: ['shop_page_changed', 'shop_page_without_draft'],
});

export const shopPageVersion = z.object({
  id: z.string(),
  version: z.int(),
  at: z.string(),
  by: z.string().describe('Name; empty: came with the shop'),
  changed: z.array(z.enum(shopPageParts)).describe('Parts that differ from the version before; empty for the first'),
});
export type ShopPageVersion = z.output<typeof shopPageVersion>;

export const shopPageVersions = endpoint({
  name: 'shopDesk.pageVersions',
  summary: 'The published versions of the shop’s page, latest first',
  who: 'merchant',
  right: 'profile',
  method: 'GET',
  path: '/api/shop/page/versions',
  input: listInput(['-version'], {}),
  output: deskList(shopPageVersion),
  refusals: [],
});

export const restoreShopPage = endpoint({
  name: 'shopDesk.restorePage',
  summary: 'Make an earlier version of the shop’s page the draft',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/restore',
  input: z.object({ version: int, revision }),
  output: ownShopPage,
  refusals: ['shop_page_changed', 'shop_page_version_not_found'],
});

export const assignShopCategory = endpoint({
  name: 'shopDesk.assignCategory',
  summary: 'Put products of the shop into one of its own categories, or take them out; takes effect at once',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/assign',
  input: z.object({ category_id: id, product_ids: z.array(id).min(1).max(200), assigned: flag }),
  output: z.object({ changed: z.int() }),
  refusals: ['shop_category_not_found', 'product_not_found'],
});

export const previewShopPage = endpoint({
  name: 'shopDesk.previewPage',
  summary: 'The shop’s page as shoppers will see the draft; for members of the shop',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/page/preview',
  input: nothing,
  output: shopDetail,
  refusals: [],
});

export const previewShopPageForm = endpoint({
  name: 'shopDesk.previewPageForm',
  summary: 'The shop’s page as shoppers will see it once this form is published; nothing is stored',
  who: 'merchant',
  right: 'profile',
  method: 'POST',
  path: '/api/shop/page/preview_form',
  input: z.object({ page: unfinishedShopPage }),
  output: shopDetail,
  unlogged: true,
  refusals: [],
});

export const previewProduct = endpoint({
  name: 'shopDesk.previewProduct',
  summary: 'A product’s page as shoppers will see it, also of a draft or an earlier version; for members of the shop',
  who: 'merchant',
  right: 'desk',
  method: 'GET',
  path: '/api/shop/products/preview',
  input: z.object({ id, revision: filter(int).describe('An earlier version; absent: what is stored') }),
  output: productDetail,
  refusals: ['product_not_found', 'product_version_not_found'],
});

export const previewProductForm = endpoint({
  name: 'shopDesk.previewProductForm',
  summary: 'A product’s page as shoppers will see it once this form is saved; nothing is stored',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/preview_form',
  input: z.object({ id: id.optional().describe('Absent: of a new product'), product: unfinishedProduct }),
  output: productDetail,
  unlogged: true,
  refusals: ['product_not_found'],
});
