import * as books from '@tradewind/contract/money/desk/books';
import * as corrections from '@tradewind/contract/money/desk/corrections';
import * as find from '@tradewind/contract/operations/desk/find';
import { checklist as checklistContract } from '@tradewind/contract/operations/desk/checklist';
import * as daysOff from '@tradewind/contract/platform/desk/days-off';
import { health as healthContract } from '@tradewind/contract/operations/desk/health';
import * as jobs from '@tradewind/contract/operations/desk/jobs';
import * as settings from '@tradewind/contract/platform/desk/settings';
import * as shops from '@tradewind/contract/operations/desk/shops';
import * as users from '@tradewind/contract/people/desk/users';
import type { Api } from '../../base/http/api.ts';
import { accountStatement } from './account-statement.ts';
import { addDaysOff } from './add-days-off.ts';
import { approveCorrection } from './approve-correction.ts';
import { requestCorrection } from './request-correction.ts';
import { listBooksChecks, startBooksCheck } from './books-checks.ts';
import { changeSetting } from './change-setting.ts';
import { checklist } from './checklist.ts';
import { listCorrections } from './corrections-store.ts';
import { listDaysOff } from './days-off-queries.ts';
import type { DeskDeps } from './desk-deps.ts';
import { discardJob, listFailedJobs, retryJob } from './failed-jobs.ts';
import { findAnywhere } from './find-anywhere.ts';
import { health } from './health.ts';
import { readJournal } from './journal.ts';
import { liabilities } from './liabilities.ts';
import { refuseCorrection } from './refuse-correction.ts';
import { removeDayOff } from './remove-day-off.ts';
import { settingWhatIf } from './setting-what-if.ts';
import { listSettingHistory, listSettings } from './settings-queries.ts';
import { listShops } from './shops/shop-figures-queries.ts';
import { showShop } from './shops/show-shop.ts';
import { listDeskViews, removeDeskView, saveDeskView } from './desk-views.ts';
import { findUsers, showUser } from './users-queries.ts';

/** Endpoints of the operators' desk for books, users, settings, days off, corrections and health. */
export function deskRoutes(api: Api, deps: DeskDeps): void {
  const { db } = deps;
  const { read } = db;

  api.operator(books.journal, (_call, input) => readJournal(read, input));
  api.operator(books.accountStatement, (_call, input) => accountStatement(read, input));
  api.operator(books.liabilities, (_call, { days }) => liabilities(db, days));
  api.operator(books.booksChecks, (_call, input) => listBooksChecks(read, input));
  api.operator(books.runBooksCheck, (call, input) => startBooksCheck(deps, call, input));

  api.operator(users.deskUsers, ({ now }, input) => findUsers(read, input, now));
  api.operator(users.deskUserById, ({ now }, { id }) => showUser(read, id, now));

  api.operator(shops.deskShops, ({ now }, input) => listShops(read, input, now));
  api.operator(shops.deskShopById, ({ now }, input) => showShop(read, input, now));

  api.operator(settings.deskSettings, (call) => listSettings(read, call));
  api.operator(settings.settingHistory, (_call, { id }) => listSettingHistory(read, id));
  api.operator(settings.settingWhatIf, ({ now }, input) => settingWhatIf(read, input, now));
  api.operator(settings.changeSetting, (call, input) => changeSetting(deps, call, input));

  api.operator(daysOff.daysOff, (call, input) => listDaysOff(read, input, call.now));
  api.operator(daysOff.addDaysOff, (call, input) => addDaysOff(deps, call, input));
  api.operator(daysOff.removeDayOff, (call, input) => removeDayOff(deps, call, input));

  api.operator(corrections.corrections, (_call, input) => listCorrections(read, input));
  api.operator(corrections.requestCorrection, (call, input) => requestCorrection(deps, call, input));
  api.operator(corrections.approveCorrection, (call, input) => approveCorrection(deps, call, input));
  api.operator(corrections.refuseCorrection, (call, input) => refuseCorrection(deps, call, input));

  api.operator(find.findAnywhere, ({ operator, locale }, { q }) => findAnywhere(read, operator.roles, q, locale));
  api.operator(find.deskViews, ({ operator }, { list }) => listDeskViews(read, operator.id, list));
  api.operator(find.saveDeskView, (call, input) => saveDeskView(deps, call, input));
  api.operator(find.removeDeskView, (call, { id }) => removeDeskView(deps, call, id));

  api.operator(healthContract, () => health(deps));
  api.operator(jobs.failedJobs, (_call, input) => listFailedJobs(deps, input));
  api.operator(jobs.retryJob, (call, input) => retryJob(deps, call, input));
  api.operator(jobs.discardJob, (call, input) => discardJob(deps, call, input));
  api.operator(checklistContract, (call) => checklist(deps, call.now));
}
