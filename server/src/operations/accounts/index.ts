import * as desk from '@tradewind/contract/people/desk/accounts';
import * as own from '@tradewind/contract/people/own-data';
import { subscription, type Module } from '../../base/module.ts';
import {
  cancelDeletionFor,
  cancelOwnDeletion,
  deleteDueAccounts,
  requestDeletionFor,
  requestOwnDeletion,
} from './account-deletions.ts';
import { showAccountPage } from './account-page.ts';
import { exportRequested, type AccountsDeps } from './accounts-deps.ts';
import {
  exportPath,
  linkToExport,
  makeExports,
  purgeOldExports,
  readExport,
  requestExportFor,
  requestOwnExport,
} from './data-exports.ts';
import { requireProof, showOwnData } from './own-data.ts';
import { readTimeline } from './timeline.ts';

/** Accounts as a whole, over the tables of all modules: their page at the desk, copies of their data, their deletion. */
export const accountsModule = (deps: AccountsDeps): Module => ({
  routes(api, app) {
    const { read } = deps.db;
    api.operator(desk.accountPage, (call, { id }) => showAccountPage(read, id, call.now));
    api.operator(desk.accountTimeline, ({ locale }, input) => readTimeline(read, locale, input));
    api.operator(desk.exportAccount, (call, input) => requestExportFor(deps, call, input));
    api.operator(desk.requestAccountDeletion, (call, input) => requestDeletionFor(deps, call, input));
    api.operator(desk.cancelAccountDeletion, (call, input) => cancelDeletionFor(deps, call, input));

    api.shopper(own.showOwnData, ({ actor, now }) => showOwnData(read, actor.userId, now));
    api.shopper(own.requestExport, async (call, input) => {
      await requireProof(deps, call, input);
      await requestOwnExport(deps, call);
      return showOwnData(read, call.actor.userId, call.now);
    });
    api.shopper(own.downloadExport, (call) => linkToExport(deps, call));
    api.shopper(own.requestDeletion, async (call, input) => {
      await requireProof(deps, call, input);
      await requestOwnDeletion(deps, call);
      return showOwnData(read, call.actor.userId, call.now);
    });
    api.shopper(own.cancelDeletion, (call) => cancelOwnDeletion(deps, call));

    app.get<{ Params: { id: string }; Querystring: { until?: string; sign?: string } }>(
      `${exportPath}/:id`,
      { schema: { hide: true } },
      async ({ params: { id }, query: { until, sign } }, reply) => {
        const archive = await readExport(deps, { id, ...(until && { until }), ...(sign && { sign }) });
        if (!archive) return reply.callNotFound();
        return reply
          .type('application/zip')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="tradewind-data.zip"')
          .send(archive);
      },
    );
  },
  subscriptions: [subscription(exportRequested, 'make', (requests) => makeExports(deps, requests))],
  timers: [
    { name: 'accounts.delete_due', cron: '*/10 * * * *', run: () => deleteDueAccounts(deps) },
    { name: 'accounts.forget_copies', cron: '37 * * * *', run: () => purgeOldExports(deps) },
  ],
});
