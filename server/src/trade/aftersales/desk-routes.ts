import * as contract from '@tradewind/contract/trade/desk/disputes';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import {
  findDispute,
  listDisputes,
  readDisputedOrder,
  readDisputedParcels,
  countEarlierRefunds,
} from './dispute-queries.ts';
import { presentDispute, presentDisputeRow } from './present-dispute.ts';
import { ruleDispute } from './rule-dispute.ts';
import { readRefundContext } from './show-refund.ts';

/** Routes of the desk for disputes. */
export function disputesDeskRoutes(api: Api, deps: AftersalesDeps): void {
  const { read } = deps.db;

  api.operator(contract.disputes, async ({ locale, now }, input) => {
    const { rows, next, total, counts } = await listDisputes(read, input, now);
    return { list: rows.map((row) => presentDisputeRow(row, locale, now)), total, next, counts };
  });

  api.operator(contract.showDispute, (call, { id }) => showDispute(read, deps, call, id));

  api.operator(contract.ruleDispute, async (call, input) => {
    await ruleDispute(deps, call.operator, input);
    return showDispute(read, deps, call, input.id);
  });
}

async function showDispute(read: Read, { fileLinks }: AftersalesDeps, { locale, now, origin }: DeskCall, id: string) {
  const row = requireFound(await findDispute(read, id), 'refund_not_found');
  const [context, order, parcels, counts] = await Promise.all([
    readRefundContext(read, row),
    readDisputedOrder(read, row),
    readDisputedParcels(read, row.order_id),
    countEarlierRefunds(read, row),
  ]);
  return presentDispute({ row, context, order, parcels, counts }, { side: 'operator', locale, now, origin, fileLinks });
}
