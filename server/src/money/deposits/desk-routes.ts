import * as contract from '@tradewind/contract/money/desk/deposits';
import { rescanNetwork as rescanContract, watchers } from '@tradewind/contract/money/desk/networks';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { allNetworks, ownAddresses, type Hex } from '../networks/index.ts';
import { evidenceOf } from '../recharges/index.ts';
import { readSettingsOverTime } from '../../platform/settings/index.ts';
import { creditManually } from './credit-manually.ts';
import {
  approvalsOf,
  claimantsOf,
  countDeposits,
  findDeskDeposit,
  listDeskDeposits,
  sameTransaction,
  usernameOf,
} from './desk-queries.ts';
import { dismissDeposit } from './dismiss-deposit.ts';
import { scans } from './deposits-queries.ts';
import { listWatchers } from './list-watchers.ts';
import { presentDeskDeposit, presentDeskDepositDetail, type DeskContext } from './present-desk-deposit.ts';
import { rescanNetwork } from './rescan-network.ts';

/** Endpoints of operators: deposits, and the watchers of the networks. */
export function depositsDeskRoutes(api: Api, deps: Deps): void {
  const { read } = deps.db;

  async function loadContext(): Promise<DeskContext> {
    const [networks, heights, settings] = await Promise.all([
      allNetworks(read),
      scans(read),
      readSettingsOverTime(read),
    ]);
    return { networks, heights, largeAt: (at) => settings(at)['recharge.secondApproverFrom'] };
  }

  async function show(id: string): Promise<contract.DeskDepositDetail> {
    const row = requireFound(await findDeskDeposit(read, id), 'deposit_not_found');
    const [context, [address], claimants, approvals, same] = await Promise.all([
      loadContext(),
      ownAddresses(read, [row.to_hex as Hex]),
      claimantsOf(read, id),
      approvalsOf(read, id),
      sameTransaction(read, row),
    ]);
    const ownerId = row.user_id ?? address?.userId ?? null;
    const owner = ownerId === null ? null : { id: ownerId, username: await usernameOf(read, ownerId) };
    const evidence = await evidenceOf(
      read,
      claimants.map((claimant) => claimant.id),
    );
    return presentDeskDepositDetail(
      row,
      { owner, addressNetwork: address?.network ?? '', claimants, evidence, approvals, same },
      context,
    );
  }

  api.operator(contract.deskDeposits, async (_call, filters) => {
    const [context, { rows, next, total }, counts] = await Promise.all([
      loadContext(),
      listDeskDeposits(read, filters),
      countDeposits(read),
    ]);
    return { list: rows.map((row) => presentDeskDeposit(row, context)), total, next, counts };
  });
  api.operator(contract.deskDeposit, (_call, { id }) => show(id));
  api.operator(contract.creditDeposit, async (call, input) => {
    await creditManually(deps, call, input);
    return show(input.id);
  });
  api.operator(contract.dismissDeposit, async (call, input) => {
    await dismissDeposit(deps, call, input);
    return show(input.id);
  });

  const showWatchers = async (now: Date) => {
    const list = await listWatchers(read, now);
    return { list, total: list.length };
  };
  api.operator(watchers, ({ now }) => showWatchers(now));
  api.operator(rescanContract, async (call, input) => {
    await rescanNetwork(deps, call, input);
    return showWatchers(call.now);
  });
}
