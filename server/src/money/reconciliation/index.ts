import type { Deps } from '../../base/deps.ts';
import { subscription, type Module } from '../../base/module.ts';
import { withdrawalRefused } from '../withdrawals/index.ts';
import { closeReturns } from './statements-store.ts';
import { reconciliationDeskRoutes } from './desk-routes.ts';

/** Statements of banks and providers against payouts, top-ups and the books. */
export const reconciliationModule = (deps: Deps): Module => ({
  routes: (api) => reconciliationDeskRoutes(api, deps),
  subscriptions: [
    subscription(withdrawalRefused, 'close_returns', (payloads) =>
      deps.db.transact((tx) =>
        closeReturns(
          tx,
          payloads.map(({ withdrawalId }) => withdrawalId),
        ),
      ),
    ),
  ],
});
