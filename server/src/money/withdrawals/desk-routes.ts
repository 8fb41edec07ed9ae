import * as contract from '@tradewind/contract/money/desk/withdrawals';
import { requireFound } from '@tradewind/contract/base/refusals';
import * as tiers from '@tradewind/contract/money/desk/withdrawal-tiers';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { balancesOf } from '../ledger/index.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import {
  countQueue,
  countQueues,
  findBatch,
  findForDesk,
  reviewFacts,
  listBatches,
  listQueue,
  paymentsOf,
  planHandOver,
} from './desk-queries.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { ownerOf, accountsOf } from './owner.ts';
import { markWithdrawalPaid } from './mark-withdrawal-paid.ts';
import { presentBatch, presentBatchRow, presentDetailForDesk, presentForDesk, presentPlan } from './present-desk.ts';
import { refuseWithdrawal } from './refuse-withdrawal.ts';
import { setTier, showTier } from './set-tier.ts';
import { releaseWithdrawal } from './release-withdrawal.ts';
import { takeBackWithdrawal } from './take-back-withdrawal.ts';

/** Endpoints of operators. */
export function withdrawalsDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;
  const find = async (id: string, now: Date) => requireFound(await findForDesk(read, id, now), 'withdrawal_not_found');

  api.operator(tiers.deskWithdrawalTier, ({ now }, { id }) => showTier(read, id, now));
  api.operator(tiers.setWithdrawalTier, (call, input) => setTier(deps, call, input));
  api.operator(contract.deskWithdrawals, async ({ now }, { user_id: userId, owner_kind: ownerKind, ...input }) => {
    const query = { ...input, userId, ownerKind };
    const rule = { now, approveUpTo: (await readSettings(read, now))['withdrawal.approveUpTo'] };
    const [{ rows, next }, total, counts] = await Promise.all([
      listQueue(read, query, rule),
      countQueue(read, query, rule),
      countQueues(read, rule),
    ]);
    return { total, list: rows.map((row) => presentForDesk(row, now)), next, counts };
  });

  api.operator(contract.deskWithdrawal, async ({ now }, { id }) => {
    const row = await find(id, now);
    const accounts = accountsOf(ownerOf(row));
    const [facts, [balance, held]] = await Promise.all([
      reviewFacts(read, row),
      balancesOf(read, [accounts.available, accounts.held]),
    ]);
    return presentDetailForDesk(row, facts, balance!, held!, now);
  });

  api.operator(contract.approveWithdrawal, async ({ operator, now }, input) => {
    await approveWithdrawal(deps, operator, input);
    return presentForDesk(await find(input.id, now), now);
  });

  api.operator(contract.markWithdrawalPaid, async ({ operator, now }, input) => {
    await markWithdrawalPaid(deps, operator, input);
    return presentForDesk(await find(input.id, now), now);
  });

  api.operator(contract.refuseWithdrawal, async ({ operator, now }, input) => {
    await refuseWithdrawal(deps, operator, input);
    return presentForDesk(await find(input.id, now), now);
  });

  api.operator(contract.takeBackWithdrawal, async ({ operator, now }, input) => {
    await takeBackWithdrawal(deps, operator, input);
    return presentForDesk(await find(input.id, now), now);
  });

  api.operator(contract.releaseWithdrawal, async (call, input) => {
    await releaseWithdrawal(deps, call, input);
    return presentForDesk(await find(input.id, call.now), call.now);
  });

  api.operator(contract.exportWithdrawals, async ({ operator }, input) => exportWithdrawals(deps, operator, input));

  api.operator(contract.payoutPlan, async ({ operator, now }, { ids, ...filter }) => {
    const { 'payout.debtor': debtor, 'withdrawal.approveUpTo': approveUpTo } = await readSettings(read, now);
    const rows = await planHandOver(read, { ...filter, ids }, { now, approveUpTo, by: operator.id });
    return presentPlan(rows, debtor.account !== '');
  });

  api.operator(contract.exportedBatch, async (_, { id }) => {
    const batch = requireFound(await findBatch(read, id), 'batch_not_found');
    return presentBatch(batch, await paymentsOf(read, batch.id));
  });

  api.operator(contract.exportedBatches, async (_, { page, limit, sort }) => {
    const { total, list } = await listBatches(read, page, limit, sort);
    return { total, list: list.map(presentBatchRow) };
  });
}
