export { insistOnOpenWallet } from './insist-on-open-wallet.ts';
export { walletRoutes } from './routes.ts';
export type { WalletDeps } from './show-overview.ts';
