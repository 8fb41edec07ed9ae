import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import { subscription, type Module } from '../../base/module.ts';
import { withdrawalRefused } from '../withdrawals/index.ts';
import { compareChains } from './compare-chain.ts';
import { closeReturns } from './statements-store.ts';
import { reconciliationDeskRoutes } from './desk-routes.ts';

export { unexplainedBalances } from './chain-balances-store.ts';
export { uploadStatement } from './upload-statement.ts';

/** What banks, providers and chains say, against payouts, top-ups and the books. */
export const reconciliationModule = (deps: Deps & { log: Pick<FastifyBaseLogger, 'error'> }): Module => ({
  timers: [{ name: 'reconciliation.compare_chains', cron: '21 4 * * *', run: () => compareChains(deps) }],
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
