import { z } from 'zod';
import { deskList, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, int } from '../../base/fields.ts';
import { productContent, productParts } from '../product-form.ts';
import { formRefusals, ownProduct } from './products.ts';

export const productVersion = z.object({
  id: z.string(),
  revision: z.int(),
  at: z.string(),
  by: z.string().describe('Name; empty: came with the product'),
  changed: z.array(z.enum(productParts)).describe('Parts that differ from the version before; empty for the first'),
});
export type ProductVersion = z.output<typeof productVersion>;

export const productVersions = endpoint({
  name: 'shopDesk.productVersions',
  summary: 'The versions of a product, latest first',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/versions',
  input: listInput(['-revision'], { product_id: id }),
  output: deskList(productVersion),
  refusals: ['product_not_found'],
});

export const showProductVersion = endpoint({
  name: 'shopDesk.productVersion',
  summary: 'What a product was in one version',
  who: 'merchant',
  right: 'catalogue',
  method: 'GET',
  path: '/api/shop/products/versions/show',
  input: z.object({ product_id: id, revision: int }),
  output: productVersion.extend({ content: productContent }),
  refusals: ['product_not_found', 'product_version_not_found'],
});

export const restoreProduct = endpoint({
  name: 'shopDesk.restoreProduct',
  summary: 'Save an earlier version of a product as its latest one. Stock stays as it is',
  who: 'merchant',
  right: 'catalogue',
  method: 'POST',
  path: '/api/shop/products/restore',
  input: z.object({ id, version: int, revision: int.describe('The one that was read') }),
  output: ownProduct,
  refusals: [
    'product_not_found',
    'product_version_not_found',
    'product_changed',
    'product_state',
    'product_incomplete',
    ...formRefusals,
  ],
});
