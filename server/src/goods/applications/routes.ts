import * as contract from '@tradewind/contract/goods/applications';
import * as desk from '@tradewind/contract/goods/desk/applications';
import type { Api } from '../../base/http/api.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { approveApplication } from './approve-application.ts';
import { addDocument, changeApplication, removeDocument } from './change-application.ts';
import { listApplications, showDeskApplication } from './desk-queries.ts';
import { askApplicant, checkEntry, refuseApplication } from './review-application.ts';
import { requireShopNameFree } from '../shops/index.ts';
import { showApplication } from './show-application.ts';
import { startApplication } from './start-application.ts';
import { answerQuestion, submitApplication, withdrawApplication } from './submit-application.ts';

/** The applicant's endpoints. */
export function applicationsRoutes(api: Api, deps: ApplicationsDeps): void {
  api.shopper(contract.showApplication, (call) => showApplication(deps, call));
  api.shopper(contract.startApplication, (call) => startApplication(deps, call));
  api.shopper(contract.changeApplication, (call, input) => changeApplication(deps, call, input));
  api.shopper(contract.checkShopName, async (_call, { slug, shop_name: name }) => {
    await requireShopNameFree(deps.db.read, { slug, name });
    return null;
  });
  api.shopper(contract.addApplicationDocument, (call, input) => addDocument(deps, call, input));
  api.shopper(contract.removeApplicationDocument, (call, input) => removeDocument(deps, call, input));
  api.shopper(contract.submitApplication, async (call, input) => submitApplication(deps, call, input));
  api.shopper(contract.answerQuestion, async (call, input) => answerQuestion(deps, call, input));
  api.shopper(contract.withdrawApplication, (call) => withdrawApplication(deps, call));
}

/** The operators' endpoints. */
export function applicationsDeskRoutes(api: Api, deps: ApplicationsDeps): void {
  const { read } = deps.db;
  api.operator(desk.deskApplications, (_call, input) => listApplications(read, input));
  api.operator(desk.deskApplicationById, ({ now }, { id }) => showDeskApplication(read, deps, { id, now }));
  api.operator(desk.checkApplication, (call, input) => checkEntry(deps, call, input));
  api.operator(desk.askApplicant, async (call, input) => askApplicant(deps, call, input));
  api.operator(desk.approveApplication, async (call, input) => approveApplication(deps, call, input));
  api.operator(desk.refuseApplication, async (call, input) => refuseApplication(deps, call, input));
}
