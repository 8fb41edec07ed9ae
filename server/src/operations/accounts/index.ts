import * as contract from '@tradewind/contract/people/desk/accounts';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { showAccountPage } from './account-page.ts';
import { readTimeline } from './timeline.ts';

/** Accounts as a whole, over the tables of all modules: the page of one shopper at the desk. */
export const accountsModule = ({ db }: Deps): Module => ({
  routes(api) {
    api.operator(contract.accountPage, (call, { id }) => showAccountPage(db.read, id, call.now));
    api.operator(contract.accountTimeline, ({ locale }, input) => readTimeline(db.read, locale, input));
  },
});
