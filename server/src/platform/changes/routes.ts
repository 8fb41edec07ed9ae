import * as contract from '@tradewind/contract/platform/desk/changes';
import type { Api } from '../../base/http/api.ts';
import type { ChangesDeps } from './apply-changes.ts';
import { changeById, listChanges, summarizeChanges } from './changes-queries.ts';
import { approveChange, refuseChange } from './decide-change.ts';

export function changesRoutes(api: Api, deps: ChangesDeps): void {
  const { read } = deps.db;
  api.operator(contract.deskChanges, (call, input) => listChanges(read, call, input));
  api.operator(contract.changesSummary, ({ now }) => summarizeChanges(read, now));
  api.operator(contract.approveChange, async (call, input) => {
    await approveChange(deps, call, input);
    return changeById(read, call, input.id);
  });
  api.operator(contract.refuseChange, async (call, input) => {
    await refuseChange(deps, call, input);
    return changeById(read, call, input.id);
  });
}
