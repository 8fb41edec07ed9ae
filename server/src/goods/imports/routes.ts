import { exportProducts } from '@tradewind/contract/goods/shop-desk/exports';
import * as contract from '@tradewind/contract/goods/shop-desk/imports';
import type { Api } from '../../base/http/api.ts';
import { exportedProducts } from './export-products.ts';
import { cancelImport, startImport, undoImport } from './change-import.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { importItemsFile, importsFile } from './import-files.ts';
import { findImport, importsPage, itemsPage } from './imports-queries.ts';
import { refusedRows } from './refused-rows.ts';
import { uploadImport } from './upload-import.ts';

/** The shop desk's endpoints for products from files. */
export function importsRoutes(api: Api, deps: ImportsDeps): void {
  const { read } = deps.db;

  api.merchant(contract.productImports, ({ actor }, input) => importsPage(read, actor.shopId, input));
  api.merchant(contract.showImport, ({ actor }, { id }) => findImport(read, actor.shopId, id));
  api.merchant(contract.importItems, ({ actor, locale }, input) => itemsPage(read, actor.shopId, input, locale));
  api.merchantDownload(contract.exportImports, async (call) => importsFile(read, call));
  api.merchantDownload(contract.exportImportItems, (call, input) => importItemsFile(read, call, input));
  api.merchantUpload(contract.uploadImport, { maxBytes: contract.importLimits.zip }, (call, file, input) =>
    uploadImport(deps, call, { file, input }),
  );
  api.merchant(contract.startImport, async (call, input) => startImport(deps, call, input));
  api.merchant(contract.cancelImport, async (call, input) => cancelImport(deps, call, input));
  api.merchant(contract.undoImport, async (call, input) => undoImport(deps, call, input));
  api.merchantDownload(exportProducts, async ({ actor, now, origin }, filters) => ({
    fileName: `tradewind-products-${now.toISOString().slice(0, 10)}.csv`,
    batches: exportedProducts(read, actor.shopId, origin, filters),
  }));
  api.merchant(contract.refusedRows, ({ actor, locale }, { id }) => refusedRows(read, actor.shopId, id, locale));
}
