import * as contract from '@tradewind/contract/operations/desk/exports';
import type { Deps } from '../../base/deps.ts';
import type { SentCsv } from '../../base/csv/export-file.ts';
import type { DeskCall } from '../../base/http/call.ts';
import type { Module } from '../../base/module.ts';
import { audit } from '../../platform/operators/index.ts';
import { journalFile, ordersFile, productsFile, shoppersFile } from './files.ts';

/** Files of all that an installation holds, for whoever leaves it or works with it elsewhere. Each one is in the audit log. */
export const exportsModule = ({ db }: Pick<Deps, 'db'>): Module => ({
  routes(api) {
    const { read } = db;
    /** Records that the file was taken, before its first byte is sent. */
    const taken = async (call: DeskCall, name: string, details: Record<string, unknown>, file: SentCsv) => {
      const { operator, now } = call;
      await db.transact((tx) => audit(tx, operator, 'export.taken', `export:${name}`, details, now));
      return file;
    };
    api.operatorDownload(contract.exportAllOrders, (call, { from, to }) =>
      taken(call, 'orders', { from, to }, ordersFile(read, call, { from, to })),
    );
    api.operatorDownload(contract.exportAllProducts, (call) => taken(call, 'products', {}, productsFile(read, call)));
    api.operatorDownload(contract.exportJournal, (call, { from, to }) =>
      taken(call, 'journal', { from, to }, journalFile(read, call, { from, to })),
    );
    api.operatorDownload(contract.exportShoppers, (call, { reason }) =>
      taken(call, 'shoppers', { reason }, shoppersFile(read, call)),
    );
  },
});
