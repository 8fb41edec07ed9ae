import * as contract from '@tradewind/contract/goods/shop-desk/products';
import * as stock from '@tradewind/contract/goods/shop-desk/stock';
import * as versions from '@tradewind/contract/goods/shop-desk/product-versions';
import type { Api } from '../../../base/http/api.ts';
import { changeProducts } from './change-products.ts';
import { changeStock } from './change-stock.ts';
import { presentContent } from './content.ts';
import { createDraft, duplicateProduct } from './create-draft.ts';
import type { ProductDeskDeps } from './desk-deps.ts';
import { ownProductPage } from './list-queries.ts';
import { movementsFile } from './movements-file.ts';
import { movementsPage } from './movements-queries.ts';
import { rowsFor, showOwnProduct } from './own-product-queries.ts';
import { actOnProduct, scheduleProduct } from './publish-product.ts';
import { restoreVersion } from './restore-version.ts';
import { saveProduct } from './save-product.ts';
import { setLowStock } from './set-low-stock.ts';
import { findVersion, versionsPage } from './versions-queries.ts';

/** The shop desk's endpoints for products. */
export function productDeskRoutes(api: Api, deps: ProductDeskDeps): void {
  const { read } = deps.db;

  api.merchant(contract.ownProducts, async (call, input) => {
    const { ids, total, counts } = await ownProductPage(read, call.actor.shopId, input);
    return { list: await rowsFor(read, ids, call), total, counts };
  });
  api.merchant(contract.showOwnProduct, (call, { id }) => showOwnProduct(read, call, id));
  api.merchant(contract.createDraft, async (call, input) => createDraft(deps, call, input));
  api.merchant(contract.saveProduct, async (call, input) => saveProduct(deps, call, input));
  api.merchant(contract.publishProduct, async (call, input) => actOnProduct(deps, call, 'publish', input));
  api.merchant(contract.scheduleProduct, async (call, input) => scheduleProduct(deps, call, input));
  api.merchant(contract.unscheduleProduct, async (call, input) => actOnProduct(deps, call, 'unschedule', input));
  api.merchant(contract.withdrawProduct, async (call, input) => actOnProduct(deps, call, 'withdraw', input));
  api.merchant(contract.takeDownProduct, async (call, input) => actOnProduct(deps, call, 'take_down', input));
  api.merchant(contract.duplicateProduct, async (call, input) => duplicateProduct(deps, call, input));
  api.merchant(contract.changeProducts, async (call, input) => changeProducts(deps, call, input));
  api.merchant(versions.productVersions, ({ actor }, input) => versionsPage(read, actor.shopId, input));
  api.merchant(versions.showProductVersion, async ({ actor }, input) => {
    const { stored, stockOf, ...version } = await findVersion(read, actor.shopId, input);
    return { ...version, content: presentContent(stored, stockOf) };
  });
  api.merchant(versions.restoreProduct, async (call, input) => restoreVersion(deps, call, input));
  api.merchant(stock.stockMovements, ({ actor, locale }, input) => movementsPage(read, actor.shopId, input, locale));
  api.merchantDownload(stock.exportMovements, async (call, input) => movementsFile(read, call, input));
  api.merchant(stock.changeStock, async (call, input) => changeStock(call, input));
  api.merchant(stock.setLowStock, async (call, input) => setLowStock(call, input));
}
