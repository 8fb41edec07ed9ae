import type { Module } from '../../base/module.ts';
import { walletRoutes } from './routes.ts';
import type { WalletDeps } from './show-overview.ts';

export { availableBalance } from './show-overview.ts';
export { requireOpenWallet } from './require-open-wallet.ts';
export type { Days } from './days.ts';
export { statementOf } from './build-statement.ts';
export { statementCsv } from './statement-csv.ts';
export type { FindSubjects } from './show-overview.ts';

/** The wallet: balances, fund record and statements. */
export const walletModule = (deps: WalletDeps): Module => ({ routes: (api) => walletRoutes(api, deps) });
