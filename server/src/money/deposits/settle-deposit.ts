import { usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { outside, postTransaction, userAvailable } from '../ledger/index.ts';
import { addressOf, type Network, type Transfer } from '../networks/index.ts';
import { recordDeposit } from '../recharges/index.ts';
import { lockDeposit, saveSettled, type LockedDeposit } from './deposits-store.ts';

/**
 * Settles a final transfer: credits the owner of its address, or leaves it to an operator. The deposit is locked, so a
 * concurrent call finds it settled. It is settled only in the block in which it was just found.
 */
export async function settleDeposit(tx: Tx, jobs: Jobs, network: Network, transfer: Transfer, at: Date): Promise<void> {
  const deposit = await lockDeposit(tx, { network: network.code, txHash: transfer.txHash, place: transfer.place });
  if (deposit?.state !== 'seen' || deposit.blockHash !== transfer.blockHash) return;
  if (!deposit.userId) return saveSettled(tx, deposit.id, { state: 'unmatched', reason: 'no_owner' }, at);
  if (deposit.amount < network.minimum) return saveSettled(tx, deposit.id, { state: 'below_minimum' }, at);
  await creditDeposit(tx, jobs, network, deposit, deposit.userId, at);
}

/** Credits a deposit; nothing else does. The caller holds its lock and has checked that it is not credited yet. */
export async function creditDeposit(
  tx: Tx,
  jobs: Jobs,
  network: Network,
  deposit: LockedDeposit,
  userId: string,
  at: Date,
  decided: { by?: string; note?: string } = {},
): Promise<void> {
  const { id, txHash, place } = deposit;
  const amount = usd(deposit.amount);
  const { code, kind } = network;
  await postTransaction(tx, {
    kind: 'recharge',
    reference: `deposit:${code}:${txHash}:${place}`,
    memo: code,
    at,
    legs: [{ from: outside(`network:${code}`), to: userAvailable(userId), amount }],
  });
  await recordDeposit(tx, jobs, {
    userId,
    network: code,
    address: addressOf(kind, deposit.to),
    amount,
    reference: `${txHash}:${place}`,
    at,
  });
  await saveSettled(tx, id, { state: 'credited', userId, ...decided }, at);
}
