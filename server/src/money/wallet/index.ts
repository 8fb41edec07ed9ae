export { insistOnOpenWallet } from './insist-on-open-wallet.ts';
export type { Days } from './days.ts';
export { statementOf } from './draw-up-statement.ts';
export { statementCsv } from './statement-csv.ts';
export { walletRoutes } from './routes.ts';
export type { WalletDeps } from './show-overview.ts';
export type { FindSubjects } from './subjects.ts';
