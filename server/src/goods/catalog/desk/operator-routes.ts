import * as contract from '@tradewind/contract/goods/desk/products';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../../base/deps.ts';
import type { Api } from '../../../base/http/api.ts';
import { approveMany } from './approve-many.ts';
import { decideProduct } from './decide-product.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { findDeskProduct, listDeskProducts } from './desk-product-queries.ts';
import { findReview } from './review-queries.ts';

/** The operators' endpoints for products. */
export function productOperatorRoutes(api: Api, deps: ProductDeskDeps & Pick<Deps, 'jobs'>): void {
  const { read } = deps.db;
  api.operator(contract.deskProducts, (call, input) => listDeskProducts(read, input, call));
  api.operator(contract.showDeskProduct, async (call, { id }) => {
    const [product, review] = await Promise.all([findDeskProduct(read, id, call), findReview(read, id)]);
    return { ...requireFound(product, 'product_not_found'), ...requireFound(review, 'product_not_found') };
  });
  api.operator(contract.approveProduct, (call, input) => decideProduct(deps, call, 'approve', input));
  api.operator(contract.approveProducts, (call, input) => approveMany(deps, call, input));
  api.operator(contract.refuseProduct, (call, input) => decideProduct(deps, call, 'refuse', input));
  api.operator(contract.removeProduct, (call, input) => decideProduct(deps, call, 'remove', input));
  api.operator(contract.allowProduct, (call, input) => decideProduct(deps, call, 'allow_again', input));
}
