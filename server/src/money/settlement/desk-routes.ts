import * as contract from '@tradewind/contract/money/desk/commissions';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { changeById } from '../../platform/changes/index.ts';
import { commissionChoices, listCommissionRules } from './commission-queries.ts';
import { previewCommission } from './preview-commission.ts';
import { proposeCommission } from './propose-commission.ts';

/** Endpoints of operators: commission rules. */
export function settlementDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  api.operator(contract.commissionRules, ({ locale, now }, { shop_id: shopId, ...input }) =>
    listCommissionRules(read, locale, { ...input, shopId }, now),
  );
  api.operator(contract.addCommissionRule, async (call, input) =>
    changeById(read, call, await proposeCommission(deps, call, input)),
  );
  api.operator(contract.commissionPreview, (_, input) => previewCommission(read, input));
  api.operator(contract.commissionChoices, ({ locale }) => commissionChoices(read, locale));
}
