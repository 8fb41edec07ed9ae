import * as contract from '@tradewind/contract/money/desk/recharges';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Api } from '../../base/http/api.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { isOwnDepositAddress } from '../networks/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { approveRecharge } from './approve-recharge.ts';
import {
  countByState,
  findDeskRecharge,
  listApprovals,
  listDeskRecharges,
  listOthers,
  listReversals,
  listSamePicture,
} from './desk-queries.ts';
import { presentDeskDetail, presentDeskRow } from './present-desk-recharge.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { refuseRecharge } from './refuse-recharge.ts';

/** Endpoints of operators. */
export function deskRechargesRoutes(api: Api, deps: RechargesDeps): void {
  const { read } = deps.db;

  async function show(id: string, now: Date): Promise<contract.DeskRechargeDetail> {
    const recharge = requireFound(await findDeskRecharge(read, id), 'recharge_not_found');
    const { user_id: userId, network, address } = recharge;
    const [balance, same, others, reversals, known, approvals, settings] = await Promise.all([
      balanceOf(read, userAvailable(userId)),
      listSamePicture(read, id),
      listOthers(read, recharge),
      listReversals(read, id),
      network && address ? isOwnDepositAddress(read, userId, network, address) : false,
      listApprovals(read, id),
      readSettings(read, recharge.asked_at),
    ]);
    return presentDeskDetail(
      recharge,
      { balance, same, others, reversals, known, approvals, large: settings['recharge.secondApproverFrom'] },
      deps.fileLinks,
      now,
    );
  }

  api.operator(contract.deskRecharges, async ({ now }, filters) => {
    const [{ rows, next, total }, counts] = await Promise.all([listDeskRecharges(read, filters), countByState(read)]);
    return { list: rows.map((row) => presentDeskRow(row, deps.fileLinks, now)), total, next, counts };
  });
  api.operator(contract.deskRecharge, ({ now }, { id }) => show(id, now));
  api.operator(contract.approveRecharge, async (call, input) => {
    await approveRecharge(deps, call, input);
    return show(input.id, call.now);
  });
  api.operator(contract.refuseRecharge, async (call, input) => {
    await refuseRecharge(deps, call, input);
    return show(input.id, call.now);
  });
}
