import * as contract from '@tradewind/contract/money/desk/commissions';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { addCommissionRule } from './add-commission-rule.ts';
import { commissionChoices, listCommissionRules } from './commission-queries.ts';

/** Endpoints of operators: commission rules. */
export function settlementDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  api.operator(contract.commissionRules, ({ locale, now }, { shop_id: shopId, ...input }) =>
    listCommissionRules(read, locale, { ...input, shopId }, now),
  );
  api.operator(contract.addCommissionRule, (call, input) => addCommissionRule(deps, call, input));
  api.operator(contract.commissionChoices, ({ locale }) => commissionChoices(read, locale));
}
