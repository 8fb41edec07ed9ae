export { pendingDeposits, scans } from './deposits-queries.ts';
export { depositsDeskRoutes } from './desk-routes.ts';
export { depositsRoutes } from './routes.ts';
export { keepWatchingDeposits, watchDeposits, type WatchDeps } from './watch-deposits.ts';
