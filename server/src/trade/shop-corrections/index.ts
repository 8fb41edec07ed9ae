import * as contract from '@tradewind/contract/trade/desk/shop-corrections';
import * as shop from '@tradewind/contract/trade/shop-desk/fines';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { appealFine } from './appeal-fine.ts';
import { approveShopCorrection, refuseShopCorrection } from './decide-shop-correction.ts';
import { fineDeadlines, processFineDeadlines } from './process-fine-deadlines.ts';
import { proposeFine, proposeFineReturn, proposeShopCorrection } from './propose-shop-correction.ts';
import { liftFine, ruleOnAppeal } from './rule-on-fine.ts';
import { listShopCorrections } from './shop-corrections-queries.ts';
import { listShopFines } from './shop-fines-queries.ts';

export { processFineDeadlines } from './process-fine-deadlines.ts';
export { shopCorrectionMoved, type ShopCorrectionEvent } from './shop-correction-events.ts';

/** Fines and corrections of shops, by two operators, with appeals. */
export const shopCorrectionsModule = (deps: Deps): Module => ({
  routes(api) {
    const { read } = deps.db;
    api.operator(contract.shopCorrections, (_, input) => listShopCorrections(read, input));
    api.operator(contract.proposeFine, (call, input) => proposeFine(deps, call, input));
    api.operator(contract.proposeShopCorrection, (call, input) => proposeShopCorrection(deps, call, input));
    api.operator(contract.proposeFineReturn, (call, input) => proposeFineReturn(deps, call, input));
    api.operator(contract.approveShopCorrection, (call, input) => approveShopCorrection(deps, call, input));
    api.operator(contract.refuseShopCorrection, (call, input) => refuseShopCorrection(deps, call, input));
    api.operator(contract.liftFine, (call, input) => liftFine(deps, call, input));
    api.operator(contract.ruleOnAppeal, (call, input) => ruleOnAppeal(deps, call, input));
    api.merchant(shop.shopFines, ({ actor: { shopId }, now }, input) => listShopFines(read, shopId, input, now));
    api.merchant(shop.appealFine, async (call, input) => appealFine(deps, call, input));
  },
  timers: [{ name: 'shop_corrections.book_fines', cron: '* * * * *', run: () => processFineDeadlines(deps) }],
  deadlines: fineDeadlines,
});
