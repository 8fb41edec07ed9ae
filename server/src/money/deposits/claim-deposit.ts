import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { detect, type Finding } from './detect.ts';
import { lockDeposit, recordClaim, recordSeen, recordUnmatched, type UnmatchedReason } from './deposits-store.ts';
import { settleDeposit } from './settle-deposit.ts';

/** Transfers that the watcher does not settle itself, and why. */
const reasons: Partial<Record<Finding['verdict'], UnmatchedReason>> = {
  other_token: 'other_token',
  other_network: 'other_network',
  unassigned: 'no_owner',
};

/** Whether a shopper can claim the transfer: it is final, and was missed or needs an operator. */
export const isClaimable = ({ verdict, final }: Finding): boolean =>
  final === true && (verdict === 'missed' || verdict in reasons);

/**
 * Records a shopper's claim to a transfer. A final transfer to the shopper's own address is credited at once, others
 * wait for an operator. Repeated claims have no further effect.
 *
 * @throws Refusal `deposit_not_claimable`.
 */
export async function claimDeposit(
  deps: Deps,
  call: ShopperCall,
  input: { network: string; text: string },
): Promise<Finding> {
  const {
    actor: { userId },
    now,
  } = call;
  const finding = await detect(deps, call, input);
  const { verdict, network, transfer } = finding;
  if (verdict === 'being_checked') return finding;
  if (!isClaimable(finding) || !network || !transfer) refuse('deposit_not_claimable');

  return deps.db.transact(async (tx) => {
    const reason = reasons[verdict];
    if (reason) await recordUnmatched(tx, network, transfer, reason, now);
    else await recordSeen(tx, network, transfer, userId, now);
    const deposit = await lockDeposit(tx, { network: network.code, txHash: transfer.txHash, place: transfer.place });
    if (!reason) {
      await settleDeposit(tx, deps.jobs, network, transfer, now);
      return { ...finding, verdict: (deposit?.amount ?? 0n) < network.minimum ? 'below_minimum' : 'credited' };
    }
    if (deposit?.state !== 'unmatched' && deposit?.state !== 'seen') refuse('deposit_not_claimable');
    await recordClaim(tx, deposit.id, userId, now);
    return { ...finding, verdict: 'being_checked' };
  });
}
